package quarantine

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// Sentence tells one event. A check that was open needs no words: what follows tells it.
func (Describer) Sentence(e lab.Event, t *assets.Texts) string {
	switch e := e.(type) {
	case quarantine.Received:
		return receivedSentence(e, t)
	case quarantine.CheckAnswered:
		return closedSentence(e, t)
	case quarantine.SetAside:
		return t.Text(assets.EventQuarantined)
	case quarantine.HeldBack:
		return t.Fill(assets.EventHeld, "reason", e.Reason.String(), "sentence", heldSentence(e.Reason, e.At, t))
	case quarantine.RedriveGranted:
		return t.Fill(assets.EventRedriven, "redrives", strconv.Itoa(e.Redrives), "of", strconv.Itoa(e.Of))
	case quarantine.Accepted:
		return t.Text(assets.EventSucceeded)
	case quarantine.Ticked:
		return t.Fill(assets.EventTicked, "n", strconv.Itoa(e.N), "now", strconv.Itoa(e.Now))
	case quarantine.FixtureSet:
		return t.Fill(assets.EventFixture, "name", fixtureText(e.Name, t))
	case quarantine.Requarantined:
		return t.Text(assets.EventRequarantined)
	}
	return ""
}

// Covers says that of the receives of a cycle the last one tells enough: it counts them.
func (Describer) Covers(e, before lab.Event) bool {
	_, received := before.(quarantine.Received)
	_, again := e.(quarantine.Received)
	return received && again
}

func receivedSentence(e quarantine.Received, t *assets.Texts) string {
	key := assets.EventReceivedFailed
	if e.Supported {
		key = assets.EventReceivedAccepted
	}
	return t.Fill(key, "n", strconv.Itoa(e.N), "of", strconv.Itoa(e.Of), "total", strconv.Itoa(e.Total))
}

func closedSentence(e quarantine.CheckAnswered, t *assets.Texts) string {
	if e.Open {
		return ""
	}
	gloss, _, _ := checkText(e.Name)
	return t.Fill(places[e.At].closed, "n", strconv.Itoa(e.N), "of", strconv.Itoa(e.Of), "name", e.Name, "gloss", t.Text(gloss))
}

// fixtureText is what a fixture is called; its key where it has no other name.
func fixtureText(name string, t *assets.Texts) string {
	for fixture := quarantine.FixApproved; fixture <= quarantine.FixNow; fixture++ {
		if fixture.String() == name {
			return t.Text(fixtureNames[fixture])
		}
	}
	return name
}

// StepLabel names a step on the timeline, a set step with what it set.
func (Describer) StepLabel(step lab.Step, t *assets.Texts) string {
	own := step.(quarantine.Step)
	return t.Fill(verbNames[own.Verb], "n", strconv.Itoa(own.N), "fixtures", settings(&own, t))
}

// settings lists what a set step gave: short values are told too.
func settings(step *quarantine.Step, t *assets.Texts) string {
	var list []string
	for fixture := quarantine.FixApproved; fixture <= quarantine.FixNow; fixture++ {
		if step.Gives.Has(fixture) {
			list = append(list, t.Text(fixtureNames[fixture])+settingValue(step, fixture, t))
		}
	}
	return strings.Join(list, ", ")
}

func settingValue(step *quarantine.Step, fixture quarantine.Fixture, t *assets.Texts) string {
	switch fixture {
	case quarantine.FixApproved:
		return " " + switchText(step.Approved, t)
	case quarantine.FixRemediationFixed:
		return " " + switchText(step.RemediationFixed, t)
	case quarantine.FixUnknownEffect:
		return " " + switchText(step.UnknownEffect, t)
	case quarantine.FixNow:
		return " " + strconv.Itoa(step.Now)
	case quarantine.FixSupportedSchemas:
		return " " + schemaList(&step.Schemas, t)
	}
	return ""
}

func switchText(on bool, t *assets.Texts) string {
	if on {
		return t.Text(assets.UiOn)
	}
	return t.Text(assets.UiOff)
}
