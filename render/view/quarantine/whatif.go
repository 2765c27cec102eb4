package quarantine

import (
	"slices"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view/statemap"
)

// whatIf is the history that would have been without a gate, beside the one that the lesson makes of the same steps.
type whatIf struct {
	gate    string
	missing *quarantine.Space
	lesson  *quarantine.Space
	steps   []pair
	harmed  bool
}

// pair is one step in both histories.
type pair struct {
	step      quarantine.Step
	has       quarantine.State   // before the step, in the lesson
	would, is quarantine.Outcome // without the gate and with it
}

// WhatIf tells as JSON what the shortest harm is that comes of a missing gate, with second of its second check missing too;
// an unknown gate, or one without a second check, is an error.
func WhatIf(start lab.State, gate string, second bool, t *assets.Texts) (string, error) {
	if !slices.Contains(quarantine.GateNames(), gate) {
		return "", lab.Refuse("unknown-value", "gate", "no gate has this name; whatIf() lists them")
	}
	if second && !slices.Contains(quarantine.SecondNames(), gate) {
		return "", lab.Refuse("unknown-value", "second", "the second check doesn't ask this; leave it out")
	}
	v := quarantine.Variant{Without: []string{gate}, Requarantine: gate == quarantine.CheckBudgetLeft}
	if second {
		v.WithoutSecond = v.Without
	}
	own := start.(quarantine.State)
	h := &whatIf{gate: gate, missing: quarantine.NewSpace(own, v), lesson: quarantine.NewSpace(own, quarantine.Variant{})}
	h.find(second)
	return h.text(second, t), nil
}

// find takes the story and, where it ends with the redrive, a consume: what would have come of it.
func (h *whatIf) find(second bool) {
	graph := explore.Walk[quarantine.State, quarantine.Step](h.missing, explore.DefaultMaxStates)
	var steps []quarantine.Step
	steps, h.harmed = h.missing.Harm(graph, h.gate, second)
	if h.harmed && !second {
		steps = append(steps, quarantine.Step{Verb: quarantine.DoConsume})
	}
	had, has := h.missing.Start(), h.lesson.Start()
	for _, step := range (terrain{h.missing}).Shorten(steps) {
		p := pair{step: step, has: has}
		p.would, p.is = h.missing.Take(&had, &step, nil), h.lesson.Take(&has, &step, nil)
		h.steps = append(h.steps, p)
	}
}

func (h *whatIf) text(second bool, t *assets.Texts) string {
	var w canon.Writer
	w.Object()
	w.StringMember("gate", h.gate)
	w.BoolMember("second", second)
	w.StringMember("verdict", h.verdict(t))
	w.Key("steps")
	w.Array()
	for i := range h.steps {
		h.writeStep(&w, &h.steps[i], t)
	}
	w.EndArray()
	w.StringMember("scenario", h.story().Text(h.lesson.Lesson(), h.lesson.WriteStart))
	w.EndObject()
	return w.Text()
}

func (h *whatIf) writeStep(w *canon.Writer, p *pair, t *assets.Texts) {
	w.Object()
	w.StringMember("text", terrain{h.lesson}.StepText(&p.step, t))
	w.StringMember("would", p.would.Result())
	w.StringMember("is", p.is.Result())
	w.BoolMember("differs", p.would != p.is)
	w.StringMember("says", terrain{h.lesson}.Said(&p.has, &p.step, t))
	w.EndObject()
}

// verdict says what harm was done, by how the history without the gate ended.
func (h *whatIf) verdict(t *assets.Texts) string {
	key := assets.MapHarmNone
	if h.harmed {
		key = assets.MapHarmStopped
		if h.steps[len(h.steps)-1].would.Status == quarantine.Succeeded {
			key = assets.MapHarmDone
		}
	}
	return t.Fill(key, "gate", h.gate)
}

// story is the same steps as a scenario: in the lab every gate stands, so each caption says what would have been.
func (h *whatIf) story() *statemap.Story {
	story := &statemap.Story{
		Title: func(t *assets.Texts) string { return t.Fill(assets.MapWhatifTitle, "gate", h.gate) },
		Intro: func(t *assets.Texts) string { return t.Fill(assets.MapWhatifIntro, "gate", h.gate) },
	}
	for i := range h.steps {
		p := &h.steps[i]
		story.Steps = append(story.Steps, statemap.StoryStep{
			Write: p.step.Write, Caption: func(t *assets.Texts) string { return h.caption(p, t) },
		})
	}
	return story
}

func (h *whatIf) caption(p *pair, t *assets.Texts) string {
	said := terrain{h.lesson}.Said(&p.has, &p.step, t)
	if p.would == p.is {
		return said
	}
	return t.Fill(assets.MapWhatifDiffers, "gate", h.gate, "would", p.would.Result(), "is", p.is.Result()) + " " + said
}

// WriteGates writes the gates that can be taken away: name, what it asks, and whether the second check asks it again.
func WriteGates(w *canon.Writer, t *assets.Texts) {
	w.Array()
	for _, name := range quarantine.GateNames() {
		gloss, _, _ := checkText(name)
		w.Object()
		w.StringMember("name", name)
		w.StringMember("gloss", t.Text(gloss))
		w.BoolMember("second", slices.Contains(quarantine.SecondNames(), name))
		w.EndObject()
	}
	w.EndArray()
}
