package diorama

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

// TestALinePointsToWhatStandsThere: each point lies on a solid of the cast, nowhere in the air, and within what its station reaches.
func TestALinePointsToWhatStandsThere(t *testing.T) {
	const near = 0.13 // stage units: the round of a rail, the bevel of an edge
	parts := layout()
	for cast := range view.Casts {
		for s := range view.Stations {
			for n, at := range AimsAt(cast, s) {
				nearest := reach
				for i := range parts {
					if only := parts[i].Only; only == 0 || only == 1+Only(cast) {
						nearest = min(nearest, offPart(&parts[i], at))
					}
				}
				assert.Less(t, nearest, near, "cast %d, station %d, point %d: %v", cast, s, n, at)
			}
		}
	}
}

// offPart is how far a point lies off a part, at least; less than 0 in it.
func offPart(p *Part, at [3]float64) float64 {
	far := -reach
	for _, f := range p.Solid.Faces {
		far = max(far, f.Plane.Side(at))
	}
	return far
}
