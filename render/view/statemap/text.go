package statemap

import (
	"slices"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Ask is what is wanted beside the map: one layer of a kind, and one state.
type Ask struct {
	Kind  string // "" for none
	Layer int
	Node  int // none where it is less than 0
}

// Drawn is a map of whichever lesson.
type Drawn interface {
	// Text is the map for a session that went through these states of the lesson, the last of them the one at hand.
	Text(session []lab.State, ask Ask, t *assets.Texts) string
}

// maxNodes bounds how many single states are told.
const maxNodes = 60

// trail is where a session has been.
type trail[S any] struct {
	states []S
	nodes  []int // none for a state outside of the bounds
	kinds  []int
	layers []int
}

func (m *Map[S, P]) follow(session []lab.State) *trail[S] {
	tr := &trail[S]{}
	for i := range session {
		s := any(session[i]).(S)
		kind, layer := m.place(&s)
		tr.states = append(tr.states, s)
		tr.nodes, tr.kinds, tr.layers = append(tr.nodes, m.node(&s)), append(tr.kinds, kind), append(tr.layers, layer)
	}
	return tr
}

func (tr *trail[S]) here() int { return len(tr.states) - 1 }

// been says whether the session was in a layer of a kind.
func (tr *trail[S]) been(kind, layer int) bool {
	for i := range tr.kinds {
		if tr.kinds[i] == kind && tr.layers[i] == layer {
			return true
		}
	}
	return false
}

// went says whether the session went straight from a kind to another.
func (tr *trail[S]) went(from, to int) bool {
	for i := range tr.here() {
		if tr.kinds[i] == from && tr.kinds[i+1] == to {
			return true
		}
	}
	return false
}

// Text writes the map as JSON.
func (m *Map[S, P]) Text(session []lab.State, ask Ask, t *assets.Texts) string {
	var w canon.Writer
	tr := m.follow(session)
	here := &tr.states[tr.here()]
	w.Object()
	w.StringMember("lesson", m.terrain.Lesson())
	w.IntMember("states", m.graph.States())
	w.IntMember("transitions", m.graph.Transitions())
	w.BoolMember("complete", m.graph.Complete())
	w.IntMember("layers", m.layers)
	w.StringMember("layerTitle", m.terrain.LayerTitle(t))
	w.Key("kinds")
	m.writeKinds(&w, tr, t)
	w.Key("links")
	m.writeLinks(&w, tr)
	w.Key("here")
	m.writeHere(&w, tr, t)
	w.Key("steps")
	m.writeSteps(&w, here, t)
	w.Key("chosen")
	m.writeChosen(&w, tr, ask, t)
	w.Key("node")
	m.writeNode(&w, ask.Node, t)
	w.EndObject()
	return w.Text()
}

func (m *Map[S, P]) writeKinds(w *canon.Writer, tr *trail[S], t *assets.Texts) {
	w.Array()
	for i, kind := range m.kinds {
		w.Object()
		w.StringMember("id", kind.ID)
		w.StringMember("code", kind.Code)
		w.StringMember("reason", kind.Reason)
		w.IntMember("column", kind.Column)
		w.IntMember("row", kind.Row)
		w.StringMember("says", m.says(i, t))
		w.IntMember("states", m.states(i))
		w.BoolMember("been", slices.Contains(tr.kinds, i))
		w.Key("cells")
		m.writeCells(w, tr, i)
		w.EndObject()
	}
	w.EndArray()
}

// says tells a kind by the state of it that is nearest to the start.
func (m *Map[S, P]) says(kind int, t *assets.Texts) string {
	if m.first[kind] == none {
		return ""
	}
	return m.terrain.Headline(m.graph.State(m.first[kind]), t)
}

// writeCells writes for each layer how many states there are and whether the session was there.
func (m *Map[S, P]) writeCells(w *canon.Writer, tr *trail[S], kind int) {
	w.Array()
	for layer := range m.layers {
		w.Object()
		w.IntMember("states", m.cells[kind*m.layers+layer])
		w.BoolMember("been", tr.been(kind, layer))
		w.EndObject()
	}
	w.EndArray()
}

func (m *Map[S, P]) writeLinks(w *canon.Writer, tr *trail[S]) {
	w.Array()
	for at, steps := range m.links {
		from, to := at/len(m.kinds), at%len(m.kinds)
		if steps == 0 || from == to {
			continue
		}
		w.Object()
		w.StringMember("from", m.kinds[from].ID)
		w.StringMember("to", m.kinds[to].ID)
		w.IntMember("steps", steps)
		w.BoolMember("been", tr.went(from, to))
		w.EndObject()
	}
	w.EndArray()
}

func (m *Map[S, P]) writeHere(w *canon.Writer, tr *trail[S], t *assets.Texts) {
	at := tr.here()
	w.Object()
	w.StringMember("kind", m.kinds[tr.kinds[at]].ID)
	w.IntMember("layer", tr.layers[at])
	w.BoolMember("known", tr.nodes[at] != none)
	w.StringMember("headline", m.terrain.Headline(&tr.states[at], t))
	w.StringMember("details", m.terrain.Details(&tr.states[at], t))
	w.EndObject()
}

// writeSteps writes what each step of the alphabet would come to from a state. One that changes nothing has no
// "do". Steps and scenarios stand in texts of their own, since a page's parser would lose the 1.0 of a body.
func (m *Map[S, P]) writeSteps(w *canon.Writer, from *S, t *assets.Texts) {
	before := m.terrain.Key(from)
	w.Array()
	for i := range m.terrain.Size() {
		step, after := m.terrain.Step(from, i), *from
		result := m.terrain.Next(&after, step)
		kind, layer := m.place(&after)
		changes := m.terrain.Key(&after) != before
		w.Object()
		w.StringMember("text", m.terrain.StepText(step, t))
		w.StringMember("result", m.terrain.Results()[result])
		w.StringMember("kind", m.kinds[kind].ID)
		w.IntMember("layer", layer)
		w.BoolMember("changes", changes)
		if changes {
			w.StringMember("do", m.stepText(step))
		}
		w.EndObject()
	}
	w.EndArray()
}

func (m *Map[S, P]) stepText(step *P) string {
	var w canon.Writer
	w.Object()
	m.terrain.WriteStep(&w, step)
	w.EndObject()
	return w.Text()
}
