package bridge

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/wasm/api"
)

// subscriptions are the functions of the page that listen to a lab. A js.Func stays in memory until it is released, and
// a page may subscribe without end; so all of them are unsubscribed by one, bound to a number for each, which the page
// forgets when it likes.
type subscriptions struct {
	lab   *api.Lab
	offs  map[int]func()
	count int // subscriptions so far
	off   js.Func
}

func newSubscriptions(lab *api.Lab) *subscriptions {
	s := &subscriptions{lab: lab, offs: map[int]func(){}}
	s.off = Func(s.unsubscribe)
	return s
}

// on subscribes a function of the page and answers one that unsubscribes it; what is no type of event or no function is
// refused with an error text.
func (s *subscriptions) on(args []js.Value) any {
	if len(args) != 2 || typeOf(args[1]) != js.TypeFunction {
		return s.lab.Report("wrong-arguments", "", "on takes a type of event and a function")
	}
	types, err := textsOf(args[:1])
	if err != nil {
		return s.lab.Refused(err)
	}
	if refusal := s.lab.CheckType(types[0]); refusal != "" {
		return refusal
	}
	s.count++
	number, listener := s.count, args[1]
	off := s.off.Call("bind", js.Undefined(), number)
	s.offs[number] = s.lab.On(types[0], func(json string) { listener.Invoke(json) })
	return off
}

// unsubscribe is called with the number of a subscription. A second time it does nothing.
func (s *subscriptions) unsubscribe(args []js.Value) any {
	number := args[0].Int()
	if off, subscribed := s.offs[number]; subscribed {
		delete(s.offs, number)
		off()
	}
	return nil
}
