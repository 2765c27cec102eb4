package review

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view/statemap"
)

// terrain tells the space of lesson 2.
type terrain struct{ *review.Space }

var _ statemap.Terrain[review.State, review.Step] = terrain{}

// DrawMap walks the states that can be reached from a start.
func DrawMap(start lab.State) statemap.Drawn {
	return statemap.Draw[review.State, review.Step](terrain{review.NewSpace(start.(review.State))})
}

// mapped are the states in rows: what goes by itself, and what a person decides.
var mapped = [...]review.Status{
	review.Ready, review.Retry, review.Redelivery, review.Acknowledged,
	review.ReadyForNewAttempt, review.ManualReview, review.WaitingForEvidence, review.Closed,
}

const mapColumns = 4

// Kinds are the eight states.
func (terrain) Kinds() []statemap.Kind {
	kinds := make([]statemap.Kind, len(mapped))
	for i, status := range mapped {
		kinds[i] = statemap.Kind{ID: status.String(), Code: status.String(), Column: i % mapColumns, Row: i / mapColumns}
	}
	return kinds
}

// KindOf goes by the state.
func (terrain) KindOf(s *review.State) int {
	for i, status := range mapped {
		if s.Status == status {
			return i
		}
	}
	return 0
}

// Layers are the attempts of a run: one more than the limit is reached where a redelivery fails, or one more after that.
func (tr terrain) Layers() int {
	start := tr.Start()
	return start.Policy.MaxAttempts + 2
}

// LayerTitle is what the attempts are called.
func (terrain) LayerTitle(t *assets.Texts) string { return t.Text(assets.MapLayerAttempt) }

// LayerOf is the attempt.
func (tr terrain) LayerOf(s *review.State) int { return min(s.Attempt, tr.Layers()-1) }

// Headline tells the state.
func (terrain) Headline(s *review.State, t *assets.Texts) string { return Describer{}.Headline(*s, t) }

// Details are what is left of a wait, the ledger, the effect key, and what record and decision say.
func (terrain) Details(s *review.State, t *assets.Texts) string {
	ledger := t.Text(assets.ReviewFactLedger) + ": " + orNone(strings.Join(s.Ledger.All(), ", "), t)
	list := []string{ledger}
	if waits(s) {
		list = append(list, t.Fill(assets.ReviewNoteDueLeft, "ms", strconv.Itoa(toDue(s))))
	}
	if rekeyed(s) {
		list = append(list, t.Text(assets.ReviewFactEffectKey)+": "+s.Message.EffectKey)
	}
	if record, has := s.Records.Last(); has {
		list = append(list, t.Text(assets.MapDetailRecord)+": "+className(record.FailureKind, t))
	}
	if decision, has := s.Decisions.Last(); has && decision.Missing != 0 {
		list = append(list, t.Fill(assets.ReviewDecisionMissing, "missing", lacked(decision.Missing, t)))
	}
	return strings.Join(list, " · ")
}

// StepText is the step's label, of a decision with whether it has its statements and gives another key.
func (terrain) StepText(step *review.Step, t *assets.Texts) string {
	label := Describer{}.StepLabel(*step, t)
	if step.Verb != review.DoDecide {
		return label
	}
	key := assets.MapStepBare
	if step.Fixed != "" {
		key = assets.MapStepStated
	}
	label = t.Fill(key, "step", label)
	if step.EffectKey != "" {
		label += ", " + t.Fill(assets.ReviewDecisionNewKey, "text", step.EffectKey)
	}
	return label
}

// Said is the sentence of the step's last event.
func (terrain) Said(before *review.State, step *review.Step, t *assets.Texts) string {
	var log []lab.Event
	s := *before
	if _, err := review.Next(&s, step, &log); err != nil {
		return t.Text(assets.EventNothing)
	}
	return statemap.Last(log, Describer{}.Sentence, t)
}

// Shorten leaves a way as it is: no two steps of it are one.
func (terrain) Shorten(way []review.Step) []review.Step { return way }
