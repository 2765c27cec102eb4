package review

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// The defaults of a scenario (lab-format.md, Scenario; review.md, Policy).
var (
	defaultMessage = Message{MessageID: "msg-order-417", EffectKey: "invoice-417:reminder"}
	defaultPolicy  = Policy{MaxAttempts: 2, DelaysMs: [maxAttempts - 1]int{1000}}
)

// DefaultPolicy is the policy of a scenario that names none.
func DefaultPolicy() Policy { return defaultPolicy }

// maxDelayMs bounds one delay of a policy (review.md, Policy).
const maxDelayMs = 1_000_000

// Start reads the start of a scenario; members that are missing get their defaults. The clock starts at 0.
func (rules) Start(doc canon.Value) (State, error) {
	var s State
	f := lab.NewFields(doc, "")
	if err := parsePolicy(&s.Policy, f.Object("policy")); err != nil {
		return State{}, err
	}
	if err := parseMessage(&s.Message, f.Object("message")); err != nil {
		return State{}, err
	}
	s.OriginalEffectKey = s.Message.EffectKey
	return s, nil
}

// parsePolicy holds the delays to the limit even where only one of the two is given: default delays fit the default limit
// alone.
func parsePolicy(policy *Policy, f *lab.Fields) error {
	policy.MaxAttempts = f.Int("maxAttempts", 1, maxAttempts, defaultPolicy.MaxAttempts)
	delays, given := f.Value("delaysMs")
	if err := f.Done(); err != nil {
		return err
	}
	if !given {
		policy.DelaysMs = defaultPolicy.DelaysMs
		return checkDelayCount(policy, len(defaultPolicy.Delays()), f.Path("delaysMs"))
	}
	return parseDelays(policy, delays, f.Path("delaysMs"))
}

func parseDelays(policy *Policy, delays canon.Value, path string) error {
	if delays.Kind() != canon.Array {
		return lab.Refuse("wrong-type", path, "give the delays as an array of integers")
	}
	if err := checkDelayCount(policy, len(delays.Items()), path); err != nil {
		return err
	}
	for i, item := range delays.Items() {
		var err error
		if policy.DelaysMs[i], err = lab.IntOf(item, path, 0, maxDelayMs); err != nil {
			return err
		}
	}
	return nil
}

func checkDelayCount(policy *Policy, count int, path string) error {
	if want := policy.MaxAttempts - 1; count != want {
		return lab.Refuse("out-of-range", path, "give one delay for each attempt but the last: "+strconv.Itoa(want)+
			" with maxAttempts "+strconv.Itoa(policy.MaxAttempts))
	}
	return nil
}

func parseMessage(message *Message, f *lab.Fields) error {
	message.MessageID = f.ID("messageId", defaultMessage.MessageID)
	message.EffectKey = f.ID("effectKey", defaultMessage.EffectKey)
	message.PayloadReference = f.ID("payloadReference", "")
	return f.Done()
}

// ParseGoal checks a goal: a state. This lesson's states have no reasons.
func (rules) ParseGoal(value canon.Value) error {
	f := lab.NewFields(value, "")
	f.Require("state")
	f.Choice("state", "", statusNames[:]...)
	return f.Done()
}
