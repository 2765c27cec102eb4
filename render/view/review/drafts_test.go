package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

func TestFieldsShowDrafts(t *testing.T) {
	s := after(t, terminal1)
	for id, text := range given.drafts {
		control := controlOf(t, given, s, id)
		assert.Equal(t, text, control.Value)
		assert.True(t, control.Draft)
		assert.Equal(t, view.Field, control.Kind)
		assert.Empty(t, controlOf(t, tells, s, id).Value)
	}
}

// A draft is held to the bounds of its step (lab-format.md, Bounds; review.md, decide).
func TestDraftsAreHeldToTheirBounds(t *testing.T) {
	long := func(n int) string { return strings.Repeat("ก", n) }
	for _, c := range []struct{ id, text, code string }{
		{"fixed", "ตัวอ่านรู้จักสคีมาแล้ว", ""},
		{"noSecondEffect", "ключа нет в журнале эффектов", ""},
		{"fixed", "", ""},
		{"fixed", "  ", ""},
		{"fixed", "\n\"quoted\"\t", ""},
		{"fixed", long(500), ""},
		{"fixed", long(501), "too-long"},
		{"noSecondEffect", long(501), "too-long"},
		{"code", "timeout", ""},
		{"code", "", ""},
		{"code", long(200), ""},
		{"code", long(201), "out-of-range"},
		{"code", "a\nb", "out-of-range"},
		{"effectKey", "invoice-418:reminder", ""},
		{"effectKey", long(201), "out-of-range"},
	} {
		own, err := tells.Draft(c.id, c.text)
		assert.True(t, own)
		if c.code == "" {
			assert.NoError(t, err, "%s %q", c.id, c.text)
		} else {
			assertCode(t, c.code, err)
			assert.True(t, strings.HasPrefix(err.Error(), c.id), err.Error())
		}
	}
}

func TestWhatIsNoDraft(t *testing.T) {
	for _, id := range []string{"", "deliver", "cancel", "seek", "body"} {
		own, err := tells.Draft(id, "x")
		assert.False(t, own)
		assert.NoError(t, err)
	}
}

func TestADecisionThatWasEnoughUsesItsDraftsUp(t *testing.T) {
	for _, c := range []struct {
		steps []string
		left  view.Drafts
	}{
		{[]string{terminal1}, given.drafts},
		{[]string{terminal1, replayBare}, given.drafts},
		{[]string{cancel1}, given.drafts},
		{[]string{terminal1, cancel1}, view.Drafts{codeID: "timeout"}},
		{[]string{terminal1, replay1}, view.Drafts{codeID: "timeout"}},
		{[]string{terminal1, correctKey}, view.Drafts{codeID: "timeout"}},
	} {
		s := after(t, c.steps...)
		assert.Equal(t, c.left, tells.Left(given.drafts, s.Entry(s.Steps()-1)), c.steps)
	}
	assert.Len(t, given.drafts, 4, "drafts are never changed")
}

func TestATypedCodeIsDelivered(t *testing.T) {
	s := play(t, "")
	assert.Equal(t, "manual-review", pressed(t, given, s, "fail-typed"))
	record, has := messageOf(s.State()).Records.Last()
	require.True(t, has)
	assert.Equal(t, "timeout", record.TerminalReason)
	assert.Equal(t, review.Unknown, record.FailureKind)
}
