package review

import "github.com/redrivelab/redrivelab/engine/lab"

// RouteSteps is how many steps the route of diagnosis has (review.md, The seven-step route of diagnosis).
const RouteSteps = 7

// RouteStep is how one step of the route stands.
type RouteStep struct {
	Step  int // 1..7
	Done  bool
	Lacks []int // the steps before it that are to be done first; nil when it is done or is the next
}

// Route is how the seven steps stand, in order.
func Route(s *State) (route [RouteSteps]RouteStep) {
	for i := range route {
		step := &route[i]
		step.Step = i + 1
		step.Done = step.Step <= s.RouteDone
		for earlier := s.RouteDone + 1; earlier < step.Step; earlier++ {
			step.Lacks = append(step.Lacks, earlier)
		}
	}
	return route
}

// checkRoute ticks a step of the route off, once all before it are; the message is left alone, and so is a step that is
// done already.
func checkRoute(s *State, step int, log *[]lab.Event) Ending {
	switch {
	case step <= s.RouteDone:
		return EndChecked
	case step > s.RouteDone+1:
		return EndOutOfOrder
	}
	s.RouteDone = step
	lab.Emit(log, RouteChecked{Step: step})
	return EndChecked
}
