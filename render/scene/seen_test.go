package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// resting are the stations where the parcel comes to rest or stands while something answers, in each lesson.
var resting = [view.Casts][]view.Station{
	{view.Queue, view.Handler, view.Ring, view.Bin, view.Gate, view.Bay, view.Lane, view.SecondCheck, view.Tray},
	{view.Queue, view.Handler, view.Sorter, view.Ring, view.Bin, view.Desk, view.SecondCheck, view.Ledger, view.Tray},
}

// The parcel is the hero: from the main view nothing opaque stands before more than a small part of it, wherever it rests,
// on a wide screen and on a phone held upright.
func TestTheParcelIsSeenWhereverItRests(t *testing.T) {
	const least = 0.85
	for cast, stage := range [view.Casts]view.Stage{crowded(), crowdedReview()} {
		stage.Waiting, stage.LidClosed = 3, true
		for _, aspect := range []float64{16.0 / 9, 9.0 / 16} {
			camera := View(0, aspect)
			for _, station := range resting[cast] {
				stage.Parcel.At = station
				pose := &view.Pose{Stage: stage, From: station, To: station, Lid: 1}
				share := seenShare(pose, camera, aspect)
				assert.GreaterOrEqual(t, share, least, "lesson %d, station %d, aspect %.2f", cast, station, aspect)
			}
		}
	}
}

// seenShare is the share of the parcel's pixels that nothing opaque hides.
func seenShare(pose *view.Pose, camera Camera, aspect float64) float64 {
	const height = 720
	j := newJudge(int(height*aspect), height)
	l := newLens(&camera, 0, 0, float64(j.width), height)
	colours := make([]diorama.Colour, diorama.Paints())
	diorama.Colours(0, &pose.Stage, colours)
	own, others := seenSolids(pose)
	for i := range own {
		j.solid(&own[i], colours, &l)
	}
	parcel := append([]float64(nil), j.nearest...)
	for i := range others {
		j.solid(&others[i], colours, &l)
	}
	all, seen := 0, 0
	for i, near := range parcel {
		if near > 0 {
			all++
			if j.nearest[i] <= near {
				seen++
			}
		}
	}
	return float64(seen) / float64(all)
}

// seenSolids are the solids of the parcel, and everything else but glass.
func seenSolids(pose *view.Pose) (own, others []solid.Solid) {
	for _, s := range static() {
		if !s.Glass {
			others = append(others, s.Solid)
		}
	}
	movers := diorama.Movers()
	places := make([]diorama.Transform, len(movers))
	diorama.Pose(pose, places)
	for i := range movers {
		motion := places[i].Motion()
		for k, s := range movers[i].Solids {
			switch {
			case places[i].Hidden || movers[i].Glass[k] || !diorama.Visible(&pose.Stage, movers[i].ID, k):
			case movers[i].ID == diorama.Parcel:
				own = append(own, motion.Solid(s))
			default:
				others = append(others, motion.Solid(s))
			}
		}
	}
	return own, others
}
