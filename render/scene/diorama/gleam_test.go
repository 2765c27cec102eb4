package diorama

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// area is a flat face's.
func area(f *solid.Face) float64 {
	var sum solid.Vec
	for i := range f.Corners {
		sum = sum.Add(f.Corners[i].At.Cross(f.Corners[(i+1)%len(f.Corners)].At))
	}
	return sum.Length() / 2
}

// Each pane of the bin mirrors the light in a part of its two large sides, and is the same box for all that: no more is drawn.
func TestGlassGleams(t *testing.T) {
	lid, glass := lidSolids()
	var panes []solid.Solid
	for i := range lid {
		if glass[i] {
			panes = append(panes, lid[i])
		}
	}
	var b builder
	b.binGlass()
	for _, p := range b.parts {
		panes = append(panes, p.Solid)
	}
	assert.Len(t, panes, 7)
	for i := range panes {
		whole, gleams := 0.0, 0.0
		for f := range panes[i].Faces {
			face := &panes[i].Faces[f]
			whole += area(face)
			if panes[i].PaintOf(f) == paintGleam {
				gleams += area(face)
			}
		}
		low, high := panes[i].Bounds()
		s := high.Sub(low)
		assert.InDelta(t, 2*(s[0]*s[1]+s[1]*s[2]+s[2]*s[0]), whole, 1e-9, "pane %d", i)
		assert.Greater(t, gleams, 0.04*whole, "pane %d", i)
		assert.Less(t, gleams, 0.45*whole, "pane %d", i)
	}
}
