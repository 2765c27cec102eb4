package explore

import "slices"

// The bounds of maxStates (lab-format.md, explore): the largest is what a phone has memory for.
const (
	DefaultMaxStates = 100_000
	MaxStates        = 200_000
)

// none stands for no node.
const none = -1

// Graph is every state that was found, each a node with a number: 0 is the start. It is not changed after Walk.
type Graph[S, P any] struct {
	space   Space[S, P]
	pages   [][]node[S] // nodes in pages, so that growing copies none
	to      [][]int32   // likewise, by node and step of the alphabet; none where maxStates kept a state out
	states  int
	at      index
	results []int   // transitions by result
	stories []story // by claim
	full    bool
	after   S // where a step is taken: in the graph, so that a step allocates nothing
}

// pageNodes is how many nodes stand on a page.
const pageNodes = 256

// node is a state and how it was found first: by a step of the alphabet from an earlier node.
type node[S any] struct {
	state S
	from  int32
	step  uint8
}

// story ends with the first break of a claim that was found: by a step from a node, or in the start itself.
type story struct {
	broken bool
	from   int32 // none for the start
	step   uint8
}

// Walk explores a space breadth-first and keeps at most maxStates states.
func Walk[S, P any](space Space[S, P], maxStates int) *Graph[S, P] {
	g := &Graph[S, P]{
		space: space, at: newIndex(),
		results: make([]int, len(space.Results())), stories: make([]story, len(space.Claims())),
	}
	g.after = space.Start()
	g.note(space.BrokenByState(&g.after), none, 0)
	g.add(space.Key(&g.after), none, 0)
	for n := int32(0); int(n) < g.states; n++ {
		before, page := g.State(int(n)), g.to[n/pageNodes]
		for step := range space.Size() {
			page = append(page, g.take(before, n, uint8(step), maxStates))
		}
		g.to[n/pageNodes] = page
	}
	return g
}

// take takes a step from a node's state, holds it to the claims and answers where it leads.
func (g *Graph[S, P]) take(before *S, from int32, step uint8, maxStates int) int32 {
	after := &g.after
	*after = *before
	taken := g.space.Step(before, int(step))
	g.results[g.space.Next(after, taken)]++
	if broken := g.space.Broken(before, taken, after); broken != nil {
		g.note(broken, from, step)
	}
	key := g.space.Key(after)
	if known := g.at.find(key); known != none {
		return known
	}
	if g.states >= maxStates {
		g.full = true
		return none
	}
	return g.add(key, from, step)
}

// add keeps the state that was reached as a new node.
func (g *Graph[S, P]) add(key Key, from int32, step uint8) int32 {
	n := g.states
	if n%pageNodes == 0 {
		g.pages = append(g.pages, make([]node[S], 0, pageNodes))
		g.to = append(g.to, make([]int32, 0, pageNodes*g.space.Size()))
	}
	page := &g.pages[n/pageNodes]
	*page = append(*page, node[S]{g.after, from, step})
	g.at.put(key, int32(n))
	g.states++
	return int32(n)
}

func (g *Graph[S, P]) node(n int) *node[S] { return &g.pages[n/pageNodes][n%pageNodes] }

// note keeps the first break of each claim: breadth-first, so no other is shorter.
func (g *Graph[S, P]) note(broken []string, from int32, step uint8) {
	for _, name := range broken {
		own := &g.stories[slices.Index(g.space.Claims(), name)]
		if !own.broken {
			*own = story{true, from, step}
		}
	}
}

// States is how many states were found.
func (g *Graph[S, P]) States() int { return g.states }

// Transitions is how many steps were taken: each step of the alphabet from each state, those that change nothing
// included.
func (g *Graph[S, P]) Transitions() int { return g.states * g.space.Size() }

// Complete says whether every state was found: false when maxStates was reached first.
func (g *Graph[S, P]) Complete() bool { return !g.full }

// State is the state of a node. Read only.
func (g *Graph[S, P]) State(n int) *S { return &g.node(n).state }

// Find is the node of a key; false for a state that was not found.
func (g *Graph[S, P]) Find(key Key) (n int, found bool) {
	at := g.at.find(key)
	return int(at), at != none
}

// To is the node that a step of the alphabet leads to: the same one where it changes nothing, false where maxStates kept
// that state out.
func (g *Graph[S, P]) To(n, step int) (to int, kept bool) {
	at := g.to[n/pageNodes][n%pageNodes*g.space.Size()+step]
	return int(at), at != none
}

// Way is the fewest steps of the alphabet that lead from the start to a node.
func (g *Graph[S, P]) Way(n int) []P {
	var way []P
	for n != 0 {
		own := g.node(n)
		n = int(own.from)
		way = append(way, *g.space.Step(g.State(n), int(own.step)))
	}
	slices.Reverse(way)
	return way
}

// Story is the fewest steps that break a claim, the breaking one last; false for a claim that was not seen broken.
func (g *Graph[S, P]) Story(claim int) (steps []P, broken bool) {
	own := g.stories[claim]
	if !own.broken || own.from == none {
		return nil, own.broken
	}
	from := int(own.from)
	return append(g.Way(from), *g.space.Step(g.State(from), int(own.step))), true
}
