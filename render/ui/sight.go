package ui

import "github.com/redrivelab/redrivelab/render/view"

// ParcelLabel is the parcel's own label among the stations'. LabelCount is the number of all of them.
const (
	ParcelLabel = view.Stations
	LabelCount  = view.Stations + 1
)

// Sight is what a camera shows of the stage, as far as the labels depend on it. Lengths are CSS px of the picture.
type Sight struct {
	Places [LabelCount]Place
	Guards []Rect  // no label covers them: the parcel, then the lamps of the board that answers, then other lamps
	Must   int     // so many of the Guards hold where there is no room to spare for all
	Busy   []Busy  // labels leave them free where that doesn't take them far away
	Pixel  float64 // how large one is: what is drawn of a label moves by whole ones, box and words together
	Moving bool    // the camera moves: labels stay where they stand about their stations, as long as they may
}

// Place is what one label names.
type Place struct {
	Body    Rect // where it is seen
	Below   bool // the label rather stands below it than over it
	Visible bool // its middle is in the picture
	Aims    [Aims]Point
}

// Aims is how many points of it a line from its label may point to; one that is Ok lies in the picture. Where none is, the line
// points to its middle part.
const Aims = 2

// Point is a point of the picture, if it is in there.
type Point struct {
	X, Y float64
	Ok   bool
}

// point is where the label would touch it.
func (p *Place) point() (x, y float64) {
	if p.Below {
		return p.Body.X + p.Body.W/2, p.Body.Y + p.Body.H
	}
	return p.Body.X + p.Body.W/2, p.Body.Y
}

// Busy is a part of the picture that shows something. Weight is how much is lost where a label covers it: 1 a station.
type Busy struct {
	Rect
	Weight float32
}

// gap is how far apart two rectangles are, 0 when they touch or overlap.
func (r Rect) gap(o Rect) (dx, dy float64) {
	return max(0, r.X-o.X-o.W, o.X-r.X-r.W), max(0, r.Y-o.Y-o.H, o.Y-r.Y-r.H)
}

// near is how far apart two rectangles are, along x and y.
func (r Rect) near(o Rect) float64 {
	dx, dy := r.gap(o)
	return dx + dy
}

// nearest is the point of r that is nearest to (x, y).
func (r Rect) nearest(x, y float64) (float64, float64) {
	return min(max(x, r.X), r.X+r.W), min(max(y, r.Y), r.Y+r.H)
}

// crosses says whether the line from (x0, y0) to (x1, y1) runs through r.
func (r Rect) crosses(x0, y0, x1, y1 float64) bool {
	from, to := 0.0, 1.0
	for _, side := range [...]struct{ at, along, low, high float64 }{{x0, x1 - x0, r.X, r.X + r.W}, {y0, y1 - y0, r.Y, r.Y + r.H}} {
		if side.along == 0 {
			if side.at <= side.low || side.at >= side.high {
				return false
			}
			continue
		}
		a, b := (side.low-side.at)/side.along, (side.high-side.at)/side.along
		from, to = max(from, min(a, b)), min(to, max(a, b))
	}
	return from < to
}
