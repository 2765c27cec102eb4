package scene

import (
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// heap is a stage of boxes that overlap at random, and of movers that cut through them and each other: far worse than
// any diorama.
type heap struct {
	scene  *Scene
	static []solid.Solid
	movers []diorama.Mover
}

func newHeap(t *testing.T, seed int64, still, moving int) *heap {
	r := rand.New(rand.NewSource(seed))
	h := &heap{}
	var parts []bsp.Part
	for range still {
		m := solid.Turned(at(r, 8), r.Float64()*6, r.Float64()*6, 0, 1)
		h.static = append(h.static, m.Solid(box(r)))
		parts = append(parts, bsp.Part{Solid: h.static[len(h.static)-1]})
	}
	for range moving {
		b := box(r)
		second := b.Moved(solid.Vec{0.3, 0.2, 0.1})
		h.movers = append(h.movers, diorama.Mover{ID: diorama.Lid, Solids: []solid.Solid{b, second}, Glass: []bool{false, false}})
	}
	tree, err := bsp.Build(parts)
	require.NoError(t, err)
	h.scene = newScene(tree, h.movers, 3)
	for i := range h.scene.colours {
		h.scene.colours[i] = diorama.Colour{R: 1, A: 1}
	}
	return h
}

func at(r *rand.Rand, size float64) solid.Vec {
	return solid.Vec{(r.Float64() - 0.5) * size, (r.Float64() - 0.5) * size, (r.Float64() - 0.5) * size}
}

func box(r *rand.Rand) solid.Solid {
	size := solid.Vec{0.5 + 2*r.Float64(), 0.5 + r.Float64(), 0.5 + r.Float64()}
	return solid.Box(solid.Vec{}, size).Painted(2)
}

// shake puts the movers somewhere else and gives all solids as they stand.
func (h *heap) shake(r *rand.Rand) []solid.Solid {
	all := append([]solid.Solid(nil), h.static...)
	for i := range h.movers {
		place := diorama.Transform{At: at(r, 7), Yaw: r.Float64() * 6, Pitch: r.Float64() * 6, Scale: 1}
		h.scene.moving.places[i] = place
		m := place.Motion()
		for _, s := range h.movers[i].Solids {
			all = append(all, m.Solid(s))
		}
	}
	return all
}

func TestHeapOfCrossingBoxesIsDrawnInOrder(t *testing.T) {
	h := newHeap(t, 1, 40, 6)
	r := rand.New(rand.NewSource(2))
	j := newJudge(320, 240)
	var order, whole verdict
	const cameras = 60
	for range cameras {
		all := h.shake(r)
		camera := Camera{Yaw: r.Float64() * 6, Pitch: r.Float64()*3 - 1.5, Distance: 10 + 10*r.Float64(), FovY: 0.8}
		h.scene.draw(&view.Stage{}, aim{camera, 0, 0, 320, 240})
		order = order.and(j.order(&h.scene.frame))
		whole = whole.and(j.whole(&h.scene.frame, all, h.scene.colours, &h.scene.lens))
	}
	t.Logf("order: %+v, whole: %+v", order, whole)
	assert.LessOrEqual(t, order.wrong, cameras*320*240/10000)
	assert.LessOrEqual(t, order.largest, 4)
	assert.LessOrEqual(t, whole.wrong, cameras*320*240/10000)
	assert.LessOrEqual(t, whole.largest, 4)
}

func (v verdict) and(w verdict) verdict {
	return verdict{v.wrong + w.wrong, max(v.largest, w.largest), v.covered + w.covered}
}
