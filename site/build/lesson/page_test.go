package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func words(name string) (string, error) { return "[" + name + "]", nil }

func read(t *testing.T, source string) Page {
	t.Helper()
	page, err := Read([]byte(source), "en", words)
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
		"the blocks are":          "# T\n\nL.\n\n```go\nx\n```\n",
	} {
		_, err := Read([]byte(source), "en", words)
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
