package explore_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// grid is a walk over the points of a square: one step right, one up, or none. Its claims are about where one may stand.
type grid struct {
	side   int
	banned [2]int
	start  [2]int
}

const (
	bannedPoint = "not-on-the-banned-point"
	noDiagonal  = "one-step-at-a-time"
)

func (g *grid) Lesson() string             { return "grid" }
func (g *grid) Start() [2]int              { return g.start }
func (g *grid) Size() int                  { return 3 }
func (g *grid) Results() []string          { return []string{"moved", "stayed"} }
func (g *grid) Key(s *[2]int) explore.Key  { return explore.Key(s[0]*100 + s[1]) }
func (g *grid) Claims() []string           { return []string{bannedPoint, noDiagonal} }
func (g *grid) WriteStart(w *canon.Writer) { w.IntMember("side", g.side) }

var gridSteps = [...][2]int{{1, 0}, {0, 1}, {0, 0}}

func (g *grid) Step(_ *[2]int, i int) *[2]int { return &gridSteps[i] }

func (g *grid) Next(s *[2]int, step *[2]int) int {
	if *step == [2]int{} || s[0]+step[0] >= g.side || s[1]+step[1] >= g.side {
		return 1
	}
	s[0], s[1] = s[0]+step[0], s[1]+step[1]
	return 0
}

func (g *grid) BrokenByState(s *[2]int) []string {
	if *s == g.banned {
		return []string{bannedPoint}
	}
	return nil
}

func (g *grid) Broken(before, _, after *[2]int) []string {
	broken := g.BrokenByState(after)
	if after[0]-before[0]+after[1]-before[1] > 1 {
		broken = append(broken, noDiagonal)
	}
	return broken
}

func (g *grid) WriteStep(w *canon.Writer, step *[2]int) {
	w.IntMember("right", step[0])
	w.IntMember("up", step[1])
}

func walkGrid(g *grid, maxStates int) *explore.Graph[[2]int, [2]int] {
	return explore.Walk[[2]int, [2]int](g, maxStates)
}

var nowhere = [2]int{-1, -1}

func TestWalkFindsEveryState(t *testing.T) {
	g := walkGrid(&grid{side: 20, banned: nowhere}, explore.DefaultMaxStates)
	assert.Equal(t, 400, g.States(), "more than a page of nodes")
	assert.Equal(t, 1200, g.Transitions())
	assert.True(t, g.Complete())
	for n := range g.States() {
		s := *g.State(n)
		assert.Len(t, g.Way(n), s[0]+s[1], "no way to %v is shorter", s)
		found, has := g.Find(explore.Key(s[0]*100 + s[1]))
		assert.True(t, has)
		assert.Equal(t, n, found)
	}
	_, has := g.Find(2020)
	assert.False(t, has)
}

func TestWalkCountsResults(t *testing.T) {
	r := explore.Tell(walkGrid(&grid{side: 3, banned: nowhere}, explore.DefaultMaxStates))
	assert.Equal(t, map[string]int{"moved": 12, "stayed": 15}, counts(&r), "each of 9 stays once, and at two edges")
}

func TestWalkKnowsWhereStepsLead(t *testing.T) {
	g := walkGrid(&grid{side: 3, banned: nowhere}, explore.DefaultMaxStates)
	right, kept := g.To(0, 0)
	assert.True(t, kept)
	assert.Equal(t, [2]int{1, 0}, *g.State(right))
	stays, _ := g.To(right, 2)
	assert.Equal(t, right, stays)
}

func TestWalkTellsTheShortestStory(t *testing.T) {
	r := explore.Tell(walkGrid(&grid{side: 5, banned: [2]int{1, 1}}, explore.DefaultMaxStates))
	assert.Equal(t, explore.Claim{Name: bannedPoint, Verdict: explore.Broken,
		Story: `{"format":"redrive-lab/1","lesson":"grid","side":5,"steps":[{"right":1,"up":0},{"right":0,"up":1}]}`}, r.Claims[0])
	assert.Equal(t, explore.Claim{Name: noDiagonal, Verdict: explore.Proven}, r.Claims[1])
}

func TestABrokenStartHasNoSteps(t *testing.T) {
	g := walkGrid(&grid{side: 5, banned: [2]int{0, 0}}, explore.DefaultMaxStates)
	steps, broken := g.Story(0)
	assert.True(t, broken)
	assert.Empty(t, steps)
}

func TestMaxStatesBoundsTheWalkAndIsSaid(t *testing.T) {
	g := walkGrid(&grid{side: 5, banned: [2]int{1, 0}}, 3)
	assert.Equal(t, 3, g.States())
	assert.False(t, g.Complete())
	_, kept := g.To(1, 1)
	assert.False(t, kept, "a fourth state has no room")
	r := explore.Tell(g)
	assert.Equal(t, explore.Broken, r.Claims[0].Verdict, "what was seen broken is broken")
	assert.Equal(t, explore.Unproven, r.Claims[1].Verdict)
	assert.Contains(t, r.Text(), `"complete":false`)
	assert.Contains(t, r.Text(), `{"name":"one-step-at-a-time","holds":null,"counterexample":null}`)
}

func TestMaxStatesThatIsJustEnoughIsNotReached(t *testing.T) {
	assert.True(t, walkGrid(&grid{side: 5, banned: nowhere}, 25).Complete())
}

func TestTheSameSpaceGivesTheSameGraph(t *testing.T) {
	first, second := walkQuarantine(quarantineSpace(t, quarantine.Variant{})), walkQuarantine(quarantineSpace(t, quarantine.Variant{}))
	for n := range first.States() {
		for i := range 15 {
			one, _ := first.To(n, i)
			two, _ := second.To(n, i)
			require.Equal(t, one, two)
		}
	}
}

// A way that the graph gives leads to its node when the lesson itself plays it.
func TestWaysLeadWhereTheySay(t *testing.T) {
	space := quarantineSpace(t, quarantine.Variant{})
	g := walkQuarantine(space)
	for n := range g.States() {
		s := space.Start()
		for _, step := range g.Way(n) {
			_, err := quarantine.Next(&s, &step, nil)
			require.NoError(t, err)
		}
		require.Equal(t, space.Key(g.State(n)), space.Key(&s))
	}
}
