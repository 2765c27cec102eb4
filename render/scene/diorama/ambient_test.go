package diorama

import (
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// yard is a floor with a block on it.
func yard() []Part {
	floor := solid.Box(solid.Vec{-8, -1, -8}, solid.Vec{8, 0, 8}).Gridded(lines(-8, 8, 16), lines(-8, 8, 16))
	block := solid.Box(solid.Vec{-1, 0, -1}, solid.Vec{1, 2, 1})
	return []Part{{Solid: floor.Painted(paintPlate)}, {Solid: block.Painted(paintHouse)}}
}

// floorLight is the baked light of the floor at (x, z).
func floorLight(t *testing.T, parts []Part, x, z float64) float64 {
	for _, f := range parts[0].Solid.Faces {
		for _, c := range f.Corners {
			if c.At.Sub(solid.Vec{x, 0, z}).Length() < 1e-9 && f.Plane.Normal[1] > 0.99 {
				return c.Ambient
			}
		}
	}
	require.Fail(t, "no such corner")
	return 0
}

func TestThingsCastSoftShadows(t *testing.T) {
	parts := yard()
	bake(parts)
	assert.InDelta(t, 1, floorLight(t, parts, -7, 7), 1e-9, "in the open")
	near, far := floorLight(t, parts, 2, 0), floorLight(t, parts, 4, 0)
	assert.Less(t, near, far)
	assert.Less(t, far, 1.0)
	assert.Less(t, floorLight(t, parts, 2, -1), floorLight(t, parts, -2, 1)-0.1, "darker away from the light than towards it")
	assert.GreaterOrEqual(t, near, darkest)
}

func TestBakingIsDeterministic(t *testing.T) {
	a, b := yard(), yard()
	bake(a)
	bake(b)
	assert.Equal(t, a, b)
}

func TestGlassAndLampsCastNone(t *testing.T) {
	for name, change := range map[string]func(*Part){
		"glass": func(p *Part) { p.Glass = true },
		"lamp":  func(p *Part) { p.Solid.Paint = paintGateLamp },
	} {
		parts := yard()
		change(&parts[1])
		bake(parts)
		assert.InDelta(t, 1, floorLight(t, parts, 2, 0), 1e-9, name)
	}
}

func TestAWallStandsWhereItIsHit(t *testing.T) {
	o := occludersOf(yard(), onlyQuarantine)
	assert.InDelta(t, 3, o[1].hit(solid.Vec{4, 1, 0}, solid.Vec{-1, 0, 0}), 1e-9)
	assert.Greater(t, o[1].hit(solid.Vec{4, 1, 0}, solid.Vec{1, 0, 0}), 1e9)
	assert.Greater(t, o[1].hit(solid.Vec{4, 3, 0}, solid.Vec{-1, 0, 0}), 1e9)
}
