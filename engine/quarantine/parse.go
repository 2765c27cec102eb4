package quarantine

import (
	"slices"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// The defaults of a scenario (lab-format.md, Scenario).
const (
	defaultOperationID = "video-review-17"
	defaultTraceID     = "trace-demo-17"
	defaultBody        = `{"schema_version":2,"video_id":"V-17"}`
)

var defaultSchemas = Schemas{Count: 1, List: [16]int16{1}}

// DefaultPolicy is the policy of a scenario that gives none (quarantine.md, Policy).
func DefaultPolicy() Policy { return Policy{MaxReceives: 3, MaxRedrives: 1, TTLTicks: 12} }

// maxSchema bounds a member of supportedSchemas (lab-format.md, Bounds).
const maxSchema = 999

// Start reads the start of a scenario; members that are missing get their defaults.
func (rules) Start(doc canon.Value) (State, error) {
	var s State
	f := lab.NewFields(doc, "")
	if err := parsePolicy(&s.Policy, f.Object("policy")); err != nil {
		return State{}, err
	}
	if err := parseRecord(&s, f.Object("record")); err != nil {
		return State{}, err
	}
	value, has := f.Value("supportedSchemas")
	if !has {
		s.Schemas = defaultSchemas
		return s, nil
	}
	var err error
	s.Schemas, err = parseSchemas(value, "supportedSchemas")
	return s, err
}

func parsePolicy(policy *Policy, f *lab.Fields) error {
	usual := DefaultPolicy()
	policy.MaxReceives = f.Int("maxReceives", 1, 10, usual.MaxReceives)
	policy.MaxRedrives = f.Int("maxRedrives", 0, 3, usual.MaxRedrives)
	policy.TTLTicks = f.Int("ttlTicks", 1, 1000, usual.TTLTicks)
	return f.Done()
}

// parseRecord reads the record and takes the two snapshots that never change; the clock starts at its creation.
func parseRecord(s *State, f *lab.Fields) error {
	s.OperationID = f.ID("operationId", defaultOperationID)
	s.TraceID = f.ID("traceId", defaultTraceID)
	s.CreatedAt = f.Int("createdAt", 0, MaxClockTicks, 0)
	s.Body = parseRecordBody(f)
	if err := f.Done(); err != nil {
		return err
	}
	s.OriginalOperationID, s.OriginalHash, s.Now = s.OperationID, s.Body.Hash, s.CreatedAt
	return nil
}

// parseRecordBody is stricter than a body that is offered or mutated later: the record begins with a numeric
// schema_version.
func parseRecordBody(f *lab.Fields) *Body {
	value, has := f.Value("body")
	if !has {
		value, _ = canon.ParseBody(defaultBody)
	}
	body, err := NewBody(value, f.Path("body"))
	if err != nil {
		f.Fail(err)
		return nil
	}
	f.Fail(requireSchema(value, f.Path("body")))
	return body
}

func requireSchema(body canon.Value, path string) error {
	version, has := body.Get(schemaKey)
	if !has {
		return lab.Refuse("missing", path+"."+schemaKey, "the record's body needs a schema_version; add a number")
	}
	if !isNumber(version) {
		return lab.Refuse("wrong-type", path+"."+schemaKey, "the schema_version of the record's body is a number; give one")
	}
	return nil
}

// parseSchemas reads up to 16 distinct integers of 0..999 and sorts them.
func parseSchemas(value canon.Value, path string) (Schemas, error) {
	var set Schemas
	if value.Kind() != canon.Array {
		return set, lab.Refuse("wrong-type", path, "give the supported schemas as an array of integers")
	}
	if len(value.Items()) > len(set.List) {
		return set, lab.Refuse("out-of-range", path, "give at most 16 supported schemas")
	}
	for i, item := range value.Items() {
		schema, err := lab.IntOf(item, lab.Index(path, i), 0, maxSchema)
		if err != nil {
			return Schemas{}, err
		}
		if set.Has(schema) {
			return Schemas{}, lab.Refuse("out-of-range", lab.Index(path, i), "this schema is there already; leave it out")
		}
		set.List[set.Count] = int16(schema)
		set.Count++
	}
	slices.Sort(set.List[:set.Count])
	return set, nil
}

// ParseGoal checks a goal: a state, and with HELD a reason.
func (rules) ParseGoal(value canon.Value) error {
	f := lab.NewFields(value, "")
	f.Require("state")
	state := f.Choice("state", "", statusNames[:]...)
	f.Choice("reason", "", reasonNames[NotQuarantined:]...)
	if f.Has("reason") && state != Held.String() {
		f.Fail(lab.Refuse("unknown-value", "reason", "only the state HELD has a reason; leave it out"))
	}
	return f.Done()
}
