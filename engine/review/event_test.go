package review

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

func TestEventsOfEachKindOfStep(t *testing.T) {
	const failedOnce = `{"type":"DeliveryFailed","code":"dependency-not-ready","class":"temporary","attempt":1,"of":2}`
	tests := []struct {
		name   string
		before []string
		step   string
		want   []string
	}{
		{"controlled retry", nil, temporary1,
			[]string{failedOnce, `{"type":"RetryScheduled","from":"ready","to":"retry","dueAtMs":1000}`}},
		{"limit", []string{temporary1, wait1000}, temporary1, []string{
			`{"type":"DeliveryFailed","code":"dependency-not-ready","class":"temporary","attempt":2,"of":2}`,
			`{"type":"RecordWritten","from":"retry","to":"manual-review"}`}},
		{"terminal", nil, terminal1, []string{
			`{"type":"DeliveryFailed","code":"schema-not-supported","class":"terminal","attempt":1,"of":2}`,
			`{"type":"RecordWritten","from":"ready","to":"manual-review"}`}},
		{"unknown", []string{lost1}, timeout1, []string{
			`{"type":"DeliveryFailed","code":"timeout","class":"unknown","attempt":2,"of":2}`,
			`{"type":"RecordWritten","from":"redelivery","to":"manual-review"}`}},
		{"effect", nil, deliver1, []string{
			`{"type":"EffectWritten","key":"invoice-417:reminder","receipt":"known"}`,
			`{"type":"Acknowledged","from":"ready","to":"acknowledged"}`}},
		{"lost receipt", nil, lost1,
			[]string{`{"type":"EffectWritten","from":"ready","to":"redelivery","key":"invoice-417:reminder","receipt":"unknown"}`}},
		{"duplicate", []string{lost1}, lost1, []string{
			`{"type":"EffectSuppressed","key":"invoice-417:reminder"}`,
			`{"type":"Acknowledged","from":"redelivery","to":"acknowledged"}`}},
		{"not due", []string{temporary1}, temporary1, []string{`{"type":"DeliveryRefused","why":"not-due"}`}},
		{"not deliverable", []string{deliver1}, deliver1, []string{`{"type":"DeliveryRefused","why":"not-deliverable"}`}},
		{"wait", nil, wait999, []string{`{"type":"Waited","ms":999}`}},
		{"cancel", []string{terminal1}, cancel1,
			[]string{`{"type":"DecisionTaken","from":"manual-review","to":"closed","action":"cancel","missing":[]}`}},
		{"replay", []string{terminal1, replayBare}, replay1,
			[]string{`{"type":"DecisionTaken","from":"waiting-for-evidence","to":"ready-for-new-attempt","action":"replay-after-fix","missing":[]}`}},
		{"evidence missing", []string{terminal1}, replayBare, []string{
			`{"type":"DecisionTaken","from":"manual-review","to":"waiting-for-evidence","action":"replay-after-fix","missing":["fixed","noSecondEffect"]}`}},
		{"still missing", []string{terminal1, replayBare}, `{"do":"decide","action":"retry"}`,
			[]string{`{"type":"DecisionTaken","action":"retry","missing":["action"]}`}},
		{"nothing to decide", nil, cancel1, []string{}},
		{"route", nil, check(1), []string{`{"type":"RouteChecked","step":1}`}},
		{"route again", []string{check(1)}, check(1), []string{}},
		{"route out of order", nil, check(3), []string{}},
	}
	for _, test := range tests {
		r := begin(t, `{}`, test.before...)
		r.take(test.step)
		assert.Equal(t, test.want, r.told(), test.name)
	}
}

func TestARetryAfterARetryChangesNoState(t *testing.T) {
	r := begin(t, `{"policy":{"maxAttempts":3,"delaysMs":[0,5]}}`, temporary1, temporary1)
	assert.Equal(t, []string{
		`{"type":"DeliveryFailed","code":"dependency-not-ready","class":"temporary","attempt":2,"of":3}`,
		`{"type":"RetryScheduled","dueAtMs":5}`,
	}, r.told())
}

// TestFromAndToChain follows the changes through every way: each event begins where the one before ended.
func TestFromAndToChain(t *testing.T) {
	for status, steps := range ways {
		r := begin(t, `{}`)
		standing := Ready.String()
		for _, step := range append(steps[:len(steps):len(steps)], deliver1, wait1000, lost1, timeout1, replayBare, replay1, lost1, deliver1, cancel1) {
			r.take(step)
			standing = labtest.FollowChanges(t, standing, r.events)
			assert.Equal(t, r.Code(), standing, "%s on the way from %s", step, status)
		}
	}
}

func TestEventTypesAreThoseOfTheFormat(t *testing.T) {
	want := map[string]lab.Event{
		"DeliveryFailed": DeliveryFailed{}, "RetryScheduled": RetryScheduled{}, "DeliveryRefused": DeliveryRefused{},
		"EffectWritten": EffectWritten{}, "EffectSuppressed": EffectSuppressed{}, "Acknowledged": MessageAcknowledged{},
		"RecordWritten": RecordWritten{}, "DecisionTaken": DecisionTaken{}, "Waited": Waited{}, "RouteChecked": RouteChecked{},
	}
	for name, event := range want {
		assert.Equal(t, name, event.Type())
		labtest.Value(t, labtest.Object(event.Write))
	}
}
