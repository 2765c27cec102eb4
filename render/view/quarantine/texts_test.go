package quarantine

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

// allEvents has every event of lesson 1, each case of it, with each reason, place, check and fixture.
func allEvents() []lab.Event {
	events := []lab.Event{
		quarantine.Received{N: 1, Of: 3, Total: 1}, quarantine.Received{N: 2, Of: 3, Total: 2, Supported: true},
		quarantine.SetAside{}, quarantine.RedriveGranted{Redrives: 1, Of: 1}, quarantine.Accepted{},
		quarantine.Ticked{N: 1, Now: 1}, quarantine.Requarantined{},
	}
	for _, at := range []quarantine.Place{quarantine.AtReceive, quarantine.AtGate, quarantine.AtSecondCheck} {
		for reason := quarantine.NotQuarantined; reason <= quarantine.ReplayLimit; reason++ {
			events = append(events, quarantine.HeldBack{Reason: reason, At: at})
		}
		for _, texts := range checkTexts {
			events = append(events, quarantine.CheckAnswered{At: at, Name: texts.name, N: 1, Of: 8},
				quarantine.CheckAnswered{At: at, Name: texts.name, N: 1, Of: 8, Open: true})
		}
	}
	for fixture := quarantine.FixApproved; fixture <= quarantine.FixNow; fixture++ {
		events = append(events, quarantine.FixtureSet{Name: fixture.String()})
	}
	return events
}

var unfilled = regexp.MustCompile(`\{[a-zA-Z]+\}`)

func TestEveryEventIsTold(t *testing.T) {
	for _, locale := range assets.Locales() {
		texts, _ := assets.Load(locale)
		for _, event := range allEvents() {
			sentence := tells.Sentence(event, texts)
			if answer, is := event.(quarantine.CheckAnswered); is && answer.Open {
				assert.Empty(t, sentence, "what follows an open check tells it")
				continue
			}
			assert.NotEmpty(t, sentence, event.Type())
			assert.NotRegexp(t, unfilled, sentence)
		}
	}
}

// The events of lab-format.md, Trace.
func TestAllEventsAreThere(t *testing.T) {
	types := map[string]bool{}
	for _, event := range allEvents() {
		types[event.Type()] = true
	}
	for _, name := range []string{"Received", "CheckAnswered", "Quarantined", "Held", "Redriven", "Succeeded", "Ticked", "FixtureSet", "Requarantined"} {
		assert.True(t, types[name], name)
	}
	assert.Len(t, types, 9)
}

func TestEveryGateHasItsTexts(t *testing.T) {
	s := after(t, "").State().(quarantine.State)
	var names []string
	for _, gate := range quarantine.Gates(&s) {
		names = append(names, gate.Name)
	}
	var told []string
	for _, texts := range checkTexts {
		told = append(told, texts.name)
	}
	assert.Equal(t, names, told)
	for _, check := range quarantine.SecondCheck(&s) {
		assert.Contains(t, told, check.Name)
	}
	for _, check := range quarantine.Integrity(&s) {
		assert.Contains(t, told, check.Name)
	}
}

func TestNothingShownIsUnfilledOrEmpty(t *testing.T) {
	var locales []*assets.Texts
	for _, locale := range assets.Locales() {
		texts, _ := assets.Load(locale)
		locales = append(locales, texts)
	}
	turn := 0
	randomPlays(t, func(s *lab.Session, _ view.Stage, entry *lab.Entry) {
		texts := locales[turn%len(locales)]
		turn++
		viewtest.CheckShown(t, tells, s, entry.Step, texts, "")
	})
}

func TestEachStateIsToldDifferently(t *testing.T) {
	told := map[string]bool{}
	for _, steps := range []string{"", `{"do":"receive"}`, toQuarantine, toQuarantine + `,{"do":"redrive"}`, toRedriven, toRedriven + `,{"do":"consume"}`} {
		s := after(t, steps)
		headline := tells.Headline(s.State(), english())
		assert.True(t, strings.HasPrefix(headline, s.State().Code()), headline)
		told[headline] = true
	}
	assert.Len(t, told, 6)
}

func TestPolicyNote(t *testing.T) {
	assert.Empty(t, tells.PolicyNote(play(t, "").State(), english()))
	note := tells.PolicyNote(play(t, `,"policy":{"maxReceives":5,"ttlTicks":20}`).State(), english())
	assert.Equal(t, "Policy of this scenario: receives a cycle 5, redrives 1, age limit 20 ticks (usual: 3, 1, 12).", note)
}

func TestStepLabels(t *testing.T) {
	for step, want := range map[string]string{
		`{"do":"receive"}`:       "receive",
		`{"do":"tick","n":5}`:    "clock +5",
		`{"do":"requarantine"}`:  "fixture: force QUARANTINED",
		`{"do":"set","now":3}`:   "set clock 3",
		`{"do":"set","body":{}}`: "set body of the record",
		`{"do":"set","approved":true,"supportedSchemas":[2,1],"unknownEffect":false}`: "set approval on, supported schemas 1, 2, unknown effect off",
		`{"do":"set","supportedSchemas":[]}`:                                          "set supported schemas none",
	} {
		s := play(t, "")
		entry, err := s.Act(step)
		require.NoError(t, err)
		assert.Equal(t, want, tells.StepLabel(entry.Step, english()), step)
	}
}
