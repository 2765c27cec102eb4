package quarantine

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// defaultTicks is how far a tick step goes that doesn't say.
const defaultTicks = 1

// Step reads one step (lab-format.md, Quarantine steps).
func (rules) Step(value canon.Value) (Step, error) {
	var step Step
	f := lab.NewFields(value, "")
	verb := f.Verb(verbNames[:])
	if verb < 0 {
		return Step{}, f.Done()
	}
	step.Verb = Verb(verb)
	switch step.Verb {
	case DoTick:
		step.N = f.Int("n", 1, MaxStepTicks, defaultTicks)
	case DoRedrive:
		step.readFixtures(f, FixApproved, FixRemediationFixed, FixCandidate)
	case DoSet:
		step.readFixtures(f, FixApproved, FixRemediationFixed, FixSupportedSchemas, FixUnknownEffect, FixCandidate, FixBody,
			FixOperationID, FixNow)
	}
	if err := f.Done(); err != nil {
		return Step{}, err
	}
	return step, step.requireFixture()
}

func (s *Step) requireFixture() error {
	if s.Verb != DoSet || s.Gives != 0 {
		return nil
	}
	return lab.Refuse("missing", "", "a set step names at least one fixture; add one")
}

// readFixtures reads those of the fixtures that the step names.
func (s *Step) readFixtures(f *lab.Fields, fixtures ...Fixture) {
	for _, fixture := range fixtures {
		value, has := f.Value(fixture.String())
		if has {
			s.Gives = s.Gives.With(fixture)
			s.readFixture(f, fixture, value)
		}
	}
}

func (s *Step) readFixture(f *lab.Fields, fixture Fixture, value canon.Value) {
	key := fixture.String()
	switch fixture {
	case FixApproved:
		s.Approved = f.Bool(key, false)
	case FixRemediationFixed:
		s.RemediationFixed = f.Bool(key, false)
	case FixSupportedSchemas:
		schemas, err := parseSchemas(value, key)
		f.Fail(err)
		s.Schemas = schemas
	case FixUnknownEffect:
		s.UnknownEffect = f.Bool(key, false)
	case FixCandidate:
		if value.Kind() != canon.Null {
			s.Candidate = readBody(f, key, value)
		}
	case FixBody:
		s.Body = readBody(f, key, value)
	case FixOperationID:
		s.OperationID = f.ID(key, "")
	case FixNow:
		s.Now = f.Int(key, 0, MaxClockTicks, 0)
	}
}

func readBody(f *lab.Fields, key string, value canon.Value) *Body {
	body, err := NewBody(value, f.Path(key))
	f.Fail(err)
	return body
}
