package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/exercise"
)

// english has a word for everything that is asked.
func english() Language {
	asked := map[string]map[string]string{"options": {}, "log": {}}
	for _, e := range exercise.All() {
		asked[e.ID] = map[string]string{}
		for _, part := range e.Parts {
			asked[e.ID][part.ID] = "[" + part.ID + "]"
		}
	}
	return Language{"en", func(name string) (string, error) { return "[" + name + "]", nil }, asked}
}

func read(t *testing.T, source string) Page {
	t.Helper()
	page, err := Read([]byte(source), english())
	require.NoError(t, err)
	return page
}

func TestReadTakesTitleLeadAndSections(t *testing.T) {
	page := read(t, "# A *title*\n\nThe lead,\ntwo lines.\n\n## One {#one}\n\nText.\n\n### Below {#below}\n\n## Two {#two}\n")
	assert.Equal(t, "A title", page.Title)
	assert.Equal(t, "The lead, two lines.", page.Lead)
	assert.Equal(t, []Section{{"one", "One"}, {"two", "Two"}}, page.Sections)
	assert.NotContains(t, string(page.Body), "The lead")
	assert.Contains(t, string(page.Body), `<h2 id="one">One</h2>`)
}

func TestReadRefuses(t *testing.T) {
	for name, source := range map[string]string{
		"begin with its title":    "Text.\n",
		"paragraph has to follow": "# Title\n\n## One {#one}\n",
		"needs an ID of its own":  "# T\n\nL.\n\n## One\n",
		"\"Two\" needs an ID":     "# T\n\nL.\n\n## One {#a}\n\n## Two {#a}\n",
		"no built-in scenario":    "# T\n\nL.\n\n```lab\nscenario: nowhere\n```\n",
		"has 4 steps":             "# T\n\nL.\n\n```lab\nscenario: worked-example\nsteps: 9\n```\n",
		"a number from 1 on":      "# T\n\nL.\n\n```lab\nscenario: worked-example\nsteps: x\n```\n",
		"scenario and steps":      "# T\n\nL.\n\n```lab\nspeed: 2\n```\n",
		"no diagram":              "# T\n\nL.\n\n```lifecycle\nother\n```\n",
		"\"name: text\"":          "# T\n\nL.\n\n```brief\nGoal\n```\n",
		"no exercise of":          "# T\n\nL.\n\n```exercise\nnowhere\n```\n",
		"the blocks are":          "# T\n\nL.\n\n```go\nx\n```\n",
	} {
		_, err := Read([]byte(source), english())
		assert.ErrorContains(t, err, name)
	}
}

// HTML in a text is shown as text: nothing in a page comes from anywhere but the templates.
func TestReadLetsNoHTMLThrough(t *testing.T) {
	page := read(t, "# T\n\nL.\n\n<script>alert(1)</script>\n\nA <b onclick=x>word</b>.\n\n```brief\nGoal: <i>x</i>\n```\n")
	assert.NotRegexp(t, `<script|<b |<i>`, string(page.Body))
}

func TestLabPlaysAtMostSoManySteps(t *testing.T) {
	page := read(t, "# T\n\nL.\n\n```lab\nscenario: tick-12\nsteps: 1\n```\n")
	assert.Contains(t, string(page.Body), `data-lesson="quarantine" data-scenario="tick-12"`)
	assert.Contains(t, string(page.Body), `<code class="result">QUARANTINED</code>`)
	assert.NotContains(t, string(page.Body), "HELD")
	assert.Contains(t, string(page.Body), `href="../lab.html?lesson=quarantine&amp;locale=en&amp;scenario=tick-12&amp;start=0"`)
}

// Each diagram names each state of its lesson (quarantine.md and review.md, States), and no box stands on another.
func TestDiagramsNameEachState(t *testing.T) {
	for lesson, states := range map[string][]string{
		"quarantine": {"READY", "RETRY", "QUARANTINED", "HELD", "REDRIVEN", "SUCCEEDED"},
		"review": {
			"ready", "retry", "redelivery", "acknowledged", "manual-review", "waiting-for-evidence", "ready-for-new-attempt", "closed",
		},
	} {
		d := diagrams[lesson]
		var names []string
		for i, n := range d.nodes {
			names = append(names, n.Name)
			assert.True(t, n.Left() > 0 && n.Left()+n.W() < float64(d.width) && n.Top() > 0 && n.Top()+high < float64(d.height), n.Name)
			for _, o := range d.nodes[:i] {
				assert.False(t, n.Left() < o.Left()+o.W() && o.Left() < n.Left()+n.W() && n.Top() < o.Top()+high && o.Top() < n.Top()+high,
					"%s stands on %s", n.Name, o.Name)
			}
		}
		assert.ElementsMatch(t, states, names)
		for _, e := range d.edges {
			assert.Contains(t, names, e.from)
			assert.Contains(t, names, e.to)
		}
	}
}

func TestExerciseIsAFormWithEachPart(t *testing.T) {
	body := string(read(t, "# T\n\nL.\n\n```exercise\nage\n```\n").Body)
	assert.Contains(t, body, `<form class="exercise" id="exercise-age" data-exercise="age">`)
	for _, part := range []string{"state-11", "state-12", "reason-12", "state-late", "receives-late", "why"} {
		assert.Contains(t, body, `name="`+part+`"`)
	}
	assert.Contains(t, body, `<option value="REDRIVEN">REDRIVEN</option>`)
	assert.Contains(t, body, `<textarea name="why" maxlength="500"`)
}

func TestExerciseWithoutAWordIsAnError(t *testing.T) {
	language := english()
	delete(language.Asked["age"], "why")
	_, err := Read([]byte("# T\n\nL.\n\n```exercise\nage\n```\n"), language)
	assert.ErrorContains(t, err, `no words for "why"`)
}

// The key has each right answer that there is one: of the two ticks, quarantine.md's.
func TestKeyHasTheRightAnswers(t *testing.T) {
	key, err := Key("age", english())
	require.NoError(t, err)
	assert.Equal(t, []Answer{
		{"[state-11]", "REDRIVEN"}, {"[state-12]", "HELD"}, {"[reason-12]", "expired"}, {"[state-late]", "HELD"}, {"[receives-late]", "3"}, {"[why]", ""},
	}, key)
}
