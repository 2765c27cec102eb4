package statemap

import "github.com/redrivelab/redrivelab/engine/explore"

// Map is a terrain that was walked. It is not changed after Draw.
type Map[S, P any] struct {
	terrain Terrain[S, P]
	graph   *explore.Graph[S, P]
	kinds   []Kind
	layers  int
	cells   []int // states by kind and layer
	first   []int // by kind the node that was found first, none without one
	links   []int // transitions by kind and kind
}

// none stands for no node, kind or layer.
const none = -1

// Draw walks a terrain.
func Draw[S, P any](terrain Terrain[S, P]) *Map[S, P] {
	m := &Map[S, P]{
		terrain: terrain, graph: explore.Walk[S, P](terrain, explore.DefaultMaxStates), kinds: terrain.Kinds(),
		layers: terrain.Layers(),
	}
	count := len(m.kinds)
	m.cells, m.first, m.links = make([]int, count*m.layers), make([]int, count), make([]int, count*count)
	for i := range m.first {
		m.first[i] = none
	}
	for n := range m.graph.States() {
		m.count(n)
	}
	return m
}

func (m *Map[S, P]) count(n int) {
	kind, layer := m.place(m.graph.State(n))
	m.cells[kind*m.layers+layer]++
	if m.first[kind] == none {
		m.first[kind] = n
	}
	for step := range m.terrain.Size() {
		if to, kept := m.graph.To(n, step); kept && to != n {
			m.links[kind*len(m.kinds)+m.terrain.KindOf(m.graph.State(to))]++
		}
	}
}

func (m *Map[S, P]) place(s *S) (kind, layer int) { return m.terrain.KindOf(s), m.terrain.LayerOf(s) }

// states is how many states of a kind there are.
func (m *Map[S, P]) states(kind int) (sum int) {
	for _, count := range m.cells[kind*m.layers : (kind+1)*m.layers] {
		sum += count
	}
	return sum
}

// node is the node of a session's state, none for one outside of the bounds.
func (m *Map[S, P]) node(s *S) int {
	n, found := m.graph.Find(m.terrain.Key(s))
	if !found {
		return none
	}
	return n
}

// in are the nodes of one layer of a kind, the nearest to the start first, at most limit, and how many there are.
func (m *Map[S, P]) in(kind, layer, limit int) (nodes []int, all int) {
	for n := range m.graph.States() {
		if k, l := m.place(m.graph.State(n)); k != kind || l != layer {
			continue
		}
		if len(nodes) < limit {
			nodes = append(nodes, n)
		}
		all++
	}
	return nodes, all
}
