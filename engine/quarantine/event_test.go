package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

const (
	sameOperationAtReceive = `{"type":"CheckAnswered","at":"receive","name":"same-operation","open":true,"n":1,"of":2}`
	sameBodyAtReceive      = `{"type":"CheckAnswered","at":"receive","name":"same-body","open":true,"n":2,"of":2}`
)

func TestEventsOfAReceiveThatFailsWithBudgetLeft(t *testing.T) {
	r := begin(t, `{}`, receive1)
	assert.Equal(t, []string{
		sameOperationAtReceive, sameBodyAtReceive,
		`{"type":"Received","from":"READY","to":"RETRY","n":1,"of":3,"total":1,"supported":false}`,
	}, r.told())
	r.take(receive1)
	assert.Equal(t, []string{
		sameOperationAtReceive, sameBodyAtReceive,
		`{"type":"Received","n":2,"of":3,"total":2,"supported":false}`,
	}, r.told())
}

func TestEventsOfAReceiveAtTheEndOfTheBudget(t *testing.T) {
	r := begin(t, `{}`, receive1, receive1, receive1)
	assert.Equal(t, []string{
		sameOperationAtReceive, sameBodyAtReceive,
		`{"type":"Received","n":3,"of":3,"total":3,"supported":false}`,
		`{"type":"Quarantined","from":"RETRY","to":"QUARANTINED"}`,
	}, r.told())
	r = begin(t, `{"policy":{"maxReceives":1}}`, receive1)
	assert.Equal(t, []string{
		sameOperationAtReceive, sameBodyAtReceive,
		`{"type":"Received","n":1,"of":1,"total":1,"supported":false}`,
		`{"type":"Quarantined","from":"READY","to":"QUARANTINED"}`,
	}, r.told())
}

func TestEventsOfASupportedReceive(t *testing.T) {
	r := begin(t, `{"supportedSchemas":[2]}`, receive1)
	assert.Equal(t, []string{
		sameOperationAtReceive, sameBodyAtReceive,
		`{"type":"Received","n":1,"of":3,"total":1,"supported":true}`,
		`{"type":"Succeeded","from":"READY","to":"SUCCEEDED"}`,
	}, r.told())
}

func TestEventsOfAReceiveCycleAreThoseOfItsReceives(t *testing.T) {
	var each []string
	r := begin(t, `{}`)
	for range 3 {
		r.take(receive1)
		each = append(each, r.told()...)
	}
	assert.Equal(t, each, begin(t, `{}`, cycle).told())
}

func TestEventsOfARefusedReceive(t *testing.T) {
	r := begin(t, `{}`, receive1, otherBody, cycle)
	assert.Equal(t, []string{
		sameOperationAtReceive,
		`{"type":"CheckAnswered","at":"receive","name":"same-body","open":false,"n":2,"of":2}`,
		`{"type":"Held","from":"RETRY","to":"HELD","reason":"body_changed","at":"receive"}`,
	}, r.told())
	r = begin(t, `{}`, otherID, otherBody, receive1)
	assert.Equal(t, []string{
		`{"type":"CheckAnswered","at":"receive","name":"same-operation","open":false,"n":1,"of":2}`,
		`{"type":"Held","from":"READY","to":"HELD","reason":"operation_id_changed","at":"receive"}`,
	}, r.told())
}

func TestEventsOfARedrive(t *testing.T) {
	r := begin(t, `{}`, cycle, remediate, redrive1)
	assert.Equal(t, []string{
		`{"type":"CheckAnswered","at":"gate","name":"in-quarantine","open":true,"n":1,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"approval","open":true,"n":2,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"remediation","open":true,"n":3,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"effect-known","open":true,"n":4,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"in-time","open":true,"n":5,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"same-operation","open":true,"n":6,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"same-body","open":true,"n":7,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"budget-left","open":true,"n":8,"of":8}`,
		`{"type":"Redriven","from":"QUARANTINED","to":"REDRIVEN","redrives":1,"of":1}`,
	}, r.told())
}

func TestEventsOfARefusedRedriveEndAtTheFirstClosedGate(t *testing.T) {
	r := begin(t, `{}`, cycle, `{"do":"redrive","remediationFixed":true}`)
	want := []string{
		`{"type":"CheckAnswered","at":"gate","name":"in-quarantine","open":true,"n":1,"of":8}`,
		`{"type":"CheckAnswered","at":"gate","name":"approval","open":false,"n":2,"of":8}`,
		`{"type":"Held","from":"QUARANTINED","to":"HELD","reason":"approval_required","at":"gate"}`,
	}
	assert.Equal(t, want, r.told())
	r.take(redrive1)
	assert.Equal(t, []string{
		`{"type":"CheckAnswered","at":"gate","name":"in-quarantine","open":false,"n":1,"of":8}`,
		`{"type":"Held","reason":"not_quarantined","at":"gate"}`,
	}, r.told(), "HELD before and after: no change to tell")
}

func TestEventsOfAConsume(t *testing.T) {
	r := begin(t, `{}`, cycle, remediate, redrive1, consume1)
	open := []string{
		`{"type":"CheckAnswered","at":"second-check","name":"effect-known","open":true,"n":1,"of":5}`,
		`{"type":"CheckAnswered","at":"second-check","name":"in-time","open":true,"n":2,"of":5}`,
		`{"type":"CheckAnswered","at":"second-check","name":"same-operation","open":true,"n":3,"of":5}`,
		`{"type":"CheckAnswered","at":"second-check","name":"same-body","open":true,"n":4,"of":5}`,
	}
	assert.Equal(t, append(open[:4:4],
		`{"type":"CheckAnswered","at":"second-check","name":"remediation","open":true,"n":5,"of":5}`,
		`{"type":"Received","n":1,"of":3,"total":4,"supported":true}`,
		`{"type":"Succeeded","from":"REDRIVEN","to":"SUCCEEDED"}`,
	), r.told())
	r = begin(t, `{}`, cycle, remediate, redrive1, `{"do":"set","supportedSchemas":[1]}`, consume1)
	assert.Equal(t, append(open[:4:4],
		`{"type":"CheckAnswered","at":"second-check","name":"remediation","open":false,"n":5,"of":5}`,
		`{"type":"Held","from":"REDRIVEN","to":"HELD","reason":"unfixed","at":"second-check"}`,
	), r.told())
}

func TestEventsOfClockAndFixtures(t *testing.T) {
	r := begin(t, `{"record":{"createdAt":5}}`, `{"do":"tick","n":3}`)
	assert.Equal(t, []string{`{"type":"Ticked","n":3,"now":8}`}, r.told())
	r.take(`{"do":"set","now":8,"operationId":"video-review-17","body":{"schema_version":2},"candidate":null,"unknownEffect":false,
		"supportedSchemas":[],"remediationFixed":false,"approved":true}`)
	assert.Equal(t, []string{
		`{"type":"FixtureSet","name":"approved"}`, `{"type":"FixtureSet","name":"remediationFixed"}`,
		`{"type":"FixtureSet","name":"supportedSchemas"}`, `{"type":"FixtureSet","name":"unknownEffect"}`,
		`{"type":"FixtureSet","name":"candidate"}`, `{"type":"FixtureSet","name":"body"}`,
		`{"type":"FixtureSet","name":"operationId"}`, `{"type":"FixtureSet","name":"now"}`,
	}, r.told(), "in the order in which they are applied, unchanged values too")
	r.take(force)
	assert.Equal(t, []string{`{"type":"Requarantined","from":"READY","to":"QUARANTINED"}`}, r.told())
	r.take(force)
	assert.Empty(t, r.told())
}

// TestFromAndToChain follows the changes through every way: each event begins where the one before ended.
func TestFromAndToChain(t *testing.T) {
	for status, steps := range ways {
		r := begin(t, `{}`)
		standing := Ready.String()
		for _, step := range append(steps[:len(steps):len(steps)], redrive1, force, remediate, redrive1, consume1) {
			r.take(step)
			standing = labtest.FollowChanges(t, standing, r.events)
			assert.Equal(t, r.Code(), standing, "%s on the way from %s", step, status)
		}
	}
}

func TestEventTypesAreThoseOfTheFormat(t *testing.T) {
	want := map[string]lab.Event{
		"Received": Received{}, "CheckAnswered": CheckAnswered{}, "Quarantined": SetAside{}, "Held": HeldBack{},
		"Redriven": RedriveGranted{}, "Succeeded": Accepted{}, "Ticked": Ticked{}, "FixtureSet": FixtureSet{},
		"Requarantined": Requarantined{},
	}
	for name, event := range want {
		assert.Equal(t, name, event.Type())
		labtest.Value(t, labtest.Object(event.Write))
	}
}
