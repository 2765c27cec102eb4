package statemap

import (
	"slices"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
)

// writeChosen writes the single states of one layer of a kind, null where none is asked for.
func (m *Map[S, P]) writeChosen(w *canon.Writer, tr *trail[S], ask Ask, t *assets.Texts) {
	kind := slices.IndexFunc(m.kinds, func(k Kind) bool { return k.ID == ask.Kind })
	if kind == none || ask.Layer < 0 || ask.Layer >= m.layers {
		w.Null()
		return
	}
	nodes, all := m.in(kind, ask.Layer, maxNodes)
	w.Object()
	w.StringMember("kind", ask.Kind)
	w.IntMember("layer", ask.Layer)
	w.IntMember("states", all)
	w.Key("nodes")
	w.Array()
	for _, n := range nodes {
		w.Object()
		w.IntMember("node", n)
		w.StringMember("details", m.terrain.Details(m.graph.State(n), t))
		w.IntMember("steps", len(m.way(n)))
		w.BoolMember("been", slices.Contains(tr.nodes, n))
		w.BoolMember("here", tr.nodes[tr.here()] == n)
		w.EndObject()
	}
	w.EndArray()
	w.EndObject()
}

func (m *Map[S, P]) way(n int) []P { return m.terrain.Shorten(m.graph.Way(n)) }

// writeNode writes a state with the shortest way to it and what each step would come to from there; null for no state.
func (m *Map[S, P]) writeNode(w *canon.Writer, n int, t *assets.Texts) {
	if n < 0 || n >= m.graph.States() {
		w.Null()
		return
	}
	s := m.graph.State(n)
	kind, layer := m.place(s)
	way := m.way(n)
	w.Object()
	w.IntMember("node", n)
	w.StringMember("kind", m.kinds[kind].ID)
	w.IntMember("layer", layer)
	w.StringMember("headline", m.terrain.Headline(s, t))
	w.StringMember("details", m.terrain.Details(s, t))
	w.Key("way")
	w.Array()
	for i := range way {
		w.String(m.terrain.StepText(&way[i], t))
	}
	w.EndArray()
	w.StringMember("scenario", m.wayText(way, m.kinds[kind].ID))
	w.Key("steps")
	m.writeSteps(w, s, t)
	w.EndObject()
}

// wayText is a way as a scenario that says at each step what it comes to.
func (m *Map[S, P]) wayText(way []P, kind string) string {
	story := Story{Title: func(t *assets.Texts) string { return t.Fill(assets.MapWayTitle, "kind", kind) }}
	s := m.terrain.Start()
	for i := range way {
		before, step := s, &way[i]
		story.Steps = append(story.Steps, StoryStep{
			Write:   func(w *canon.Writer) { m.terrain.WriteStep(w, step) },
			Caption: func(t *assets.Texts) string { return m.terrain.Said(&before, step, t) },
		})
		m.terrain.Next(&s, step)
	}
	return story.Text(m.terrain.Lesson(), m.terrain.WriteStart)
}
