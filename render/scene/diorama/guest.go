package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Guest is something that moves, in one of the places where it stands or passes. Weight is about how much of the time it is
// there.
type Guest struct {
	Solid  solid.Solid
	Weight float64
}

// How much of the time the parcel is on its way and at rest, more than it is, as many see it then; and how far the places
// on its way are apart, in stage units.
const (
	ridingWeight  = 3.0
	restingWeight = 1.0
	guestStep     = 1.0
)

// Guests are the places of what moves, for a tree that cuts it seldom. It takes a while and gives the same each time.
func Guests() []Guest {
	guests := append(parcels(rides(), ridingWeight), parcels(rests(), restingWeight)...)
	for i := range int(Lid - Waiting1) {
		guests = append(guests, parcels([]Transform{waitingAt(i, i+1)}, 1)...)
	}
	lid, _ := lidSolids()
	guests = append(guests, placed(lid, []Transform{lidAt(0), lidAt(1)})...)
	guests = append(guests, placed(barrierSolids(), []Transform{barrierAt(0), barrierAt(1), exitAt(0), exitAt(1)})...)
	return append(guests, placed(handSolids(), []Transform{handAt(0), handAt(0.25), handAt(0.5), handAt(0.75)})...)
}

// parcels are boxes as large as the parcel at these places, with a weight for all of them together.
func parcels(at []Transform, weight float64) []Guest {
	body := solid.Box(solid.Vec{-parcelX, 0, -parcelZ}, solid.Vec{parcelX, parcelHigh + shapeHigh, parcelZ})
	guests := placed([]solid.Solid{body}, at)
	for i := range guests {
		guests[i].Weight *= weight
	}
	return guests
}

// placed are solids that are at one of these places at a time.
func placed(solids []solid.Solid, at []Transform) []Guest {
	var guests []Guest
	for i := range at {
		m := at[i].Motion()
		for _, s := range solids {
			guests = append(guests, Guest{m.Solid(s), 1 / float64(len(at))})
		}
	}
	return guests
}

// rides are places along all ways by rail of all lessons.
func rides() []Transform {
	var places []Transform
	for cast := range view.Casts {
		for from := range view.Stations {
			for to := range view.Stations {
				var w way
				if cast == view.LessonReview && reviewByRail(&w, from, to) || cast == view.LessonQuarantine && byRail(&w, from, to) {
					places = append(places, w.places()...)
				}
			}
		}
	}
	return places
}

func (w *way) places() []Transform {
	total := 0.0
	for i := range w.count {
		total += w.stretches[i].length
	}
	var places []Transform
	for done := 0.0; done <= total; done += guestStep {
		places = append(places, w.at(done/total))
	}
	return places
}

// rests are the places where the parcel rests.
func rests() []Transform {
	var places []Transform
	for cast := range view.Casts {
		for s := range view.Stations {
			l, rest, _ := restOf(cast, s)
			places = append(places, seat(&l, rest))
		}
	}
	return places
}
