package explore

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Report is what a walk came to (lab-format.md, explore).
type Report struct {
	States      int
	Transitions int
	Complete    bool // false when maxStates was reached
	Results     []Count
	Claims      []Claim
}

// Count is how many transitions had a result.
type Count struct {
	Result      string
	Transitions int
}

// Claim is how a claim stands.
type Claim struct {
	Name    string
	Verdict Verdict
	Story   string // for a broken claim the shortest scenario that breaks it, else ""
}

// Verdict is what a walk says about a claim.
type Verdict uint8

// The verdicts. Unproven: no state breaks the claim, but not all of them were seen.
const (
	Proven Verdict = iota
	Broken
	Unproven
)

// Tell makes the report of a graph. Results that no transition had are left out.
func Tell[S, P any](g *Graph[S, P]) Report {
	r := Report{States: g.States(), Transitions: g.Transitions(), Complete: g.Complete()}
	for i, name := range g.space.Results() {
		if g.results[i] > 0 {
			r.Results = append(r.Results, Count{name, g.results[i]})
		}
	}
	for i, name := range g.space.Claims() {
		r.Claims = append(r.Claims, g.judge(i, name))
	}
	return r
}

func (g *Graph[S, P]) judge(i int, name string) Claim {
	steps, broken := g.Story(i)
	switch {
	case broken:
		return Claim{name, Broken, g.Scenario(steps)}
	case g.full:
		return Claim{Name: name, Verdict: Unproven}
	}
	return Claim{Name: name, Verdict: Proven}
}

// Scenario is steps from the start as a scenario text that opens in the lab.
func (g *Graph[S, P]) Scenario(steps []P) string {
	var w canon.Writer
	w.Object()
	w.StringMember("format", lab.Format)
	w.StringMember("lesson", g.space.Lesson())
	g.space.WriteStart(&w)
	w.Key("steps")
	w.Array()
	for i := range steps {
		w.Object()
		g.space.WriteStep(&w, &steps[i])
		w.EndObject()
	}
	w.EndArray()
	w.EndObject()
	return w.Text()
}

// Text is the report as JSON text. A claim that is neither proven nor broken has holds null.
func (r *Report) Text() string {
	var w canon.Writer
	w.Object()
	w.IntMember("states", r.States)
	w.IntMember("transitions", r.Transitions)
	w.BoolMember("complete", r.Complete)
	w.Key("results")
	w.Object()
	for _, count := range r.Results {
		w.IntMember(count.Result, count.Transitions)
	}
	w.EndObject()
	w.Key("invariants")
	w.Array()
	for i := range r.Claims {
		r.Claims[i].write(&w)
	}
	w.EndArray()
	w.EndObject()
	return w.Text()
}

func (c *Claim) write(w *canon.Writer) {
	w.Object()
	w.StringMember("name", c.Name)
	if c.Verdict == Unproven {
		w.NullMember("holds")
	} else {
		w.BoolMember("holds", c.Verdict == Proven)
	}
	if c.Story == "" {
		w.NullMember("counterexample")
	} else {
		w.Key("counterexample")
		w.Raw(c.Story)
	}
	w.EndObject()
}
