//go:build browser

package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// remedied is what opens every gate for the default record in quarantine.
var remedied = []string{"receiveCycle", "schema-2", "approved", "remediationFixed"}

// then appends to the controls that open every gate.
func then(more ...string) []string { return append(append([]string{}, remedied...), more...) }

// TestEveryRefusalIsReachedAndTold reaches each reason of each check by pressing controls and asks that it is told in
// words: its code, what it means and what evidence would be needed (quarantine.md, redrive, receive, consume).
func TestEveryRefusalIsReachedAndTold(t *testing.T) {
	t.Parallel()
	shared := open(t, "lab.html?view=text", textView)
	for _, c := range []struct {
		reason, at string
		press      []string
		meaning    string
	}{
		{"not_quarantined", "gate", []string{"redrive"}, "was not in QUARANTINED"},
		{"approval_required", "gate", []string{"receiveCycle", "redrive"}, "Nobody had approved"},
		{"unfixed", "gate", []string{"receiveCycle", "approved", "redrive"}, "cause was not fixed"},
		{"unfixed", "gate", []string{"receiveCycle", "approved", "remediationFixed", "redrive"}, "cause was not fixed"},
		{"unknown_effect", "gate", then("unknownEffect", "redrive"), "not known whether"},
		{"expired", "gate", then("tick-expiry", "redrive"), "age limit"},
		{"operation_id_changed", "gate", then("id-changed", "redrive"), "operation ID differed"},
		{"body_changed", "gate", then("body-changed", "redrive"), "hash of the record's body"},
		{"body_changed", "gate", then("candidate-changed", "redrive"), "hash of the record's body"},
		{"body_changed", "gate", then("body-changed", "candidate-same", "redrive"), "hash of the record's body"},
		{"replay_limit", "gate", then("redrive", "requarantine", "redrive"), "All redrives"},
		{"unknown_effect", "second-check", then("redrive", "unknownEffect", "consume"), "not known whether"},
		{"expired", "second-check", then("tick-before", "redrive", "tick-1", "consume"), "age limit"},
		{"operation_id_changed", "second-check", then("redrive", "id-changed", "consume"), "operation ID differed"},
		{"body_changed", "second-check", then("redrive", "body-changed", "consume"), "hash of the record's body"},
		{"unfixed", "second-check", then("redrive", "schema-2", "consume"), "did not support the schema"},
		{"operation_id_changed", "receive", []string{"id-changed", "receive"}, "operation ID differed"},
		{"body_changed", "receive", []string{"receive", "body-changed", "receive"}, "hash of the record's body"},
	} {
		t.Run(c.at+" "+c.reason, func(t *testing.T) {
			l := &lab{Tab: shared.Tab, t: t}
			value[string](l, `redriveLab.open('{"format":"redrive-lab/1"}')`)
			l.click(c.press...)
			s := l.state()
			assert.Equal(t, "HELD", s.State)
			assert.Equal(t, c.reason, s.Reason)
			assert.Equal(t, c.at, s.HeldAt)
			assert.Equal(t, "HELD", l.text("#state"))
			for _, selector := range []string{"#headline", "#live", `[data-part="why"]`} {
				assert.Contains(t, l.text(selector), c.reason, selector)
				assert.Contains(t, l.text(selector), c.meaning, selector)
			}
			assert.NotEmpty(t, value[string](l, `[...document.querySelectorAll('[data-part="why"] [data-fact]')].map((f) => f.textContent).join(" | ")`))
			assert.True(t, value[bool](l, `document.querySelector('[data-id="undo"]').getAttribute("aria-disabled") === null`), "never a dead end")
		})
	}
}
