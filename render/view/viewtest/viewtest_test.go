package viewtest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	rules "github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/review"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

func TestUnfilled(t *testing.T) {
	for text, want := range map[string]bool{
		"": false, "done": false, "{n} of {of}": true, "a {b": false, "{}": false, "{ n }": false, "{1}": false, "{a{n}": true, "} {x": false,
	} {
		assert.Equal(t, want, viewtest.Unfilled(text), text)
	}
}

// watcher notes whether a check found a fault.
type watcher struct {
	testing.TB
	failed bool
}

func (w *watcher) Helper()               {}
func (w *watcher) Fatal(...any)          { w.failed = true }
func (w *watcher) Fatalf(string, ...any) { w.failed = true }

// spoilt is lesson 2's describer with one thing told wrongly.
type spoilt struct {
	review.Describer
	headline string
	fact     view.Fact
}

func (s spoilt) Headline(lab.State, *assets.Texts) string { return s.headline }

func (s spoilt) Facts(lab.State, *assets.Texts) []view.Fact { return []view.Fact{s.fact} }

func TestWhatIsToldWronglyIsFound(t *testing.T) {
	session, err := lab.NewRegistry([]lab.Lesson{rules.Lesson{}}).Open(`{"format":"redrive-lab/1","steps":[{"do":"deliver"}]}`)
	require.NoError(t, err)
	whole := view.Fact{ID: "decision-1", Label: "a", Value: "b", Note: "{own}"}
	for i, c := range []struct {
		d    spoilt
		want bool
	}{
		{spoilt{headline: "ready", fact: whole}, false},
		{spoilt{headline: "attempt {n}", fact: whole}, true},
		{spoilt{headline: "ready", fact: view.Fact{ID: "state", Label: "a", Value: "b", Note: "{n}"}}, true},
		{spoilt{headline: "ready", fact: view.Fact{ID: "state", Label: "a"}}, true},
		{spoilt{headline: "ready", fact: view.Fact{ID: "state", Value: "b"}}, true},
	} {
		w := &watcher{}
		viewtest.CheckShown(w, c.d, session, session.Entry(0).Step, viewtest.English(), "decision-")
		assert.Equal(t, c.want, w.failed, i)
	}
	w := &watcher{}
	viewtest.Fact(w, review.Describer{}, session, "none")
	assert.True(t, w.failed)
	w = &watcher{}
	viewtest.Control(w, review.Describer{}, session, "none")
	assert.True(t, w.failed)
}
