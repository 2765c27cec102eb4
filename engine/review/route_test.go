package review

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
)

func check(step int) string { return `{"do":"check","step":` + strconv.Itoa(step) + `}` }

func TestTheRouteIsWalkedInOrder(t *testing.T) {
	r := begin(t, `{}`)
	for done := range 7 {
		for step := 1; step <= 7; step++ {
			if step != done+1 {
				want := "checked"
				if step > done {
					want = "out-of-order"
				}
				assert.Equal(t, want, r.take(check(step)), "step %d after %d", step, done)
				assert.Equal(t, done, r.RouteDone)
				assert.Empty(t, r.events)
			}
		}
		assert.Equal(t, "checked", r.take(check(done+1)))
		assert.Equal(t, []string{`{"type":"RouteChecked","step":` + strconv.Itoa(done+1) + `}`}, r.told())
	}
	assert.Equal(t, 7, r.RouteDone)
}

func TestTheRouteIsOpenInEveryState(t *testing.T) {
	for status := range ways {
		r := at(t, status)
		want := r.State
		assert.Equal(t, "out-of-order", r.take(check(2)), status)
		assert.Equal(t, "checked", r.take(check(1)), status)
		want.RouteDone, want.seen = 1, r.seen
		assert.Equal(t, want, r.State, status)
	}
}

func TestWhatEachStepOfTheRouteLacks(t *testing.T) {
	r := begin(t, `{}`, check(1), check(2))
	assert.Equal(t, [7]RouteStep{
		{1, true, nil}, {2, true, nil}, {3, false, nil}, {4, false, []int{3}}, {5, false, []int{3, 4}},
		{6, false, []int{3, 4, 5}}, {7, false, []int{3, 4, 5, 6}},
	}, Route(&r.State))
}
