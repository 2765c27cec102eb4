package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// Describer tells lesson 1.
type Describer struct{}

var _ view.Describer = Describer{}

// Title is what the lesson is called.
func (Describer) Title(t *assets.Texts) string { return t.Text(assets.LessonQuarantineTitle) }

// Headline tells the state in a sentence; on HELD the reason too.
func (Describer) Headline(now lab.State, t *assets.Texts) string {
	s := recordOf(now)
	return t.Fill(headlines[s.Status], "reason", s.Reason.String(), "sentence", heldSentence(s.Reason, s.HeldAt, t),
		"n", strconv.Itoa(s.ReceivesThisCycle), "of", strconv.Itoa(s.Policy.MaxReceives))
}

// PolicyNote says that the policy is not the usual one.
func (Describer) PolicyNote(now lab.State, t *assets.Texts) string {
	p, usual := recordOf(now).Policy, quarantine.DefaultPolicy()
	if p == usual {
		return ""
	}
	return t.Fill(assets.PolicyNote,
		"receives", strconv.Itoa(p.MaxReceives), "redrives", strconv.Itoa(p.MaxRedrives), "ttl", strconv.Itoa(p.TTLTicks),
		"usualReceives", strconv.Itoa(usual.MaxReceives), "usualRedrives", strconv.Itoa(usual.MaxRedrives),
		"usualTtl", strconv.Itoa(usual.TTLTicks))
}

// recordOf is a lab state as what it is in this lesson.
func recordOf(s lab.State) *quarantine.State {
	own := s.(quarantine.State)
	return &own
}

// schemaText is a body's schema as people read it.
func schemaText(schema int, t *assets.Texts) string {
	if schema < 0 {
		return t.Text(assets.ValueNone)
	}
	return strconv.Itoa(schema)
}
