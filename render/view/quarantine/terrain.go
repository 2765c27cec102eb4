package quarantine

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view/statemap"
)

// terrain tells the space of lesson 1.
type terrain struct{ *quarantine.Space }

var _ statemap.Terrain[quarantine.State, quarantine.Step] = terrain{}

// DrawMap walks the states that can be reached from a start by the standard alphabet and a single receive; with
// requarantine by the fixture too.
func DrawMap(start lab.State, requarantine bool) statemap.Drawn {
	space := quarantine.NewSpace(start.(quarantine.State), quarantine.Variant{Requarantine: requarantine, Receive: true})
	return statemap.Draw[quarantine.State, quarantine.Step](terrain{space})
}

// unheld are the states but HELD in the order of a way that ends well: the map's first row.
var unheld = [...]quarantine.Status{
	quarantine.Ready, quarantine.Retry, quarantine.Quarantined, quarantine.Redriven, quarantine.Succeeded,
}

// Kinds are the five other states, then HELD by its reasons in gate order, in rows below.
func (terrain) Kinds() []statemap.Kind {
	var kinds []statemap.Kind
	for i, status := range unheld {
		kinds = append(kinds, statemap.Kind{ID: status.String(), Code: status.String(), Column: i})
	}
	held := quarantine.Held.String()
	for reason := quarantine.NotQuarantined; reason <= quarantine.ReplayLimit; reason++ {
		at := int(reason - quarantine.NotQuarantined)
		kinds = append(kinds, statemap.Kind{
			ID: held + ":" + reason.String(), Code: held, Reason: reason.String(),
			Column: at % len(unheld), Row: 1 + at/len(unheld),
		})
	}
	return kinds
}

// KindOf goes by state and reason.
func (terrain) KindOf(s *quarantine.State) int {
	for i, status := range unheld {
		if s.Status == status {
			return i
		}
	}
	return len(unheld) + int(s.Reason-quarantine.NotQuarantined)
}

// Layers are the ages, to one tick after expiry.
func (tr terrain) Layers() int {
	start := tr.Start()
	return start.Policy.TTLTicks + 2
}

// LayerTitle is what the ages are called.
func (terrain) LayerTitle(t *assets.Texts) string { return t.Text(assets.MapLayerAge) }

// LayerOf is the age; a clock set back counts as 0, one set far ahead as the last.
func (tr terrain) LayerOf(s *quarantine.State) int { return min(max(s.AgeTicks(), 0), tr.Layers()-1) }

// Headline tells the state.
func (terrain) Headline(s *quarantine.State, t *assets.Texts) string {
	return Describer{}.Headline(*s, t)
}

// Details are the check that refused, the counters, and what was changed.
func (terrain) Details(s *quarantine.State, t *assets.Texts) string {
	var list []string
	if s.Status == quarantine.Held {
		list = append(list, t.Text(places[s.HeldAt].name))
	}
	if s.Status == quarantine.Retry {
		list = append(list, t.Text(assets.FactReceives)+" "+strconv.Itoa(s.ReceivesThisCycle))
	}
	list = append(list, t.Text(assets.FactTotal)+" "+strconv.Itoa(s.TotalReceives), t.Text(assets.FactRedrives)+" "+strconv.Itoa(s.Redrives))
	for _, changed := range [...]struct {
		is  bool
		key assets.Key
	}{{s.UnknownEffect, assets.ControlUnknownEffect}, {renamed(s), assets.ControlIdChanged}, {bodyChanged(s), assets.ControlBodyChanged}} {
		if changed.is {
			list = append(list, t.Text(changed.key))
		}
	}
	schema := t.Fill(assets.ControlSchema, "schema", schemaText(s.Body.Schema, t))
	return strings.Join(append(list, schema+" "+switchText(s.Schemas.Has(s.Body.Schema), t)), " · ")
}

// StepText is the step's label, with what it would be asked with or what it changes.
func (tr terrain) StepText(step *quarantine.Step, t *assets.Texts) string {
	start := tr.Start()
	label := Describer{}.StepLabel(*step, t)
	switch {
	case step.Verb == quarantine.DoSet && step.Gives == 0:
		return t.Fill(assets.StepTick, "n", "1") // the one step that the bounds take away from a session
	case step.Gives.Has(quarantine.FixBody):
		return t.Text(assets.ControlBodyChanged) + " " + switchText(step.Body.Hash != start.OriginalHash, t)
	case step.Gives.Has(quarantine.FixOperationID):
		return t.Text(assets.ControlIdChanged) + " " + switchText(step.OperationID != start.OriginalOperationID, t)
	case step.Verb == quarantine.DoRedrive:
		return label + ": " + redriveText(step, t)
	}
	return label
}

// redriveText is what a redrive of the alphabet is asked with.
func redriveText(step *quarantine.Step, t *assets.Texts) string {
	list := []string{
		t.Text(assets.ControlApproved) + " " + switchText(step.Approved, t),
		t.Text(assets.ControlRemediationFixed) + " " + switchText(step.RemediationFixed, t),
	}
	if step.Candidate != nil {
		list = append(list, t.Text(assets.ControlCandidateChanged))
	}
	return strings.Join(list, ", ")
}

// Said is the sentence of the step's last event.
func (tr terrain) Said(before *quarantine.State, step *quarantine.Step, t *assets.Texts) string {
	var log []lab.Event
	s := *before
	tr.Take(&s, step, &log)
	return statemap.Last(log, Describer{}.Sentence, t)
}

// Shorten makes ticks that follow each other one.
func (terrain) Shorten(way []quarantine.Step) []quarantine.Step {
	var short []quarantine.Step
	for _, step := range way {
		last := len(short) - 1
		if step.Verb == quarantine.DoTick && last >= 0 && short[last].Verb == quarantine.DoTick {
			short[last].N += step.N
			continue
		}
		short = append(short, step)
	}
	return short
}
