package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// confusion is what it costs there for the whole: lines that run through labels, lamps or other things, neighbours that
// a person may think it names, and those who would rather stand there.
func (h *hunt) confusion(r Rect) (cost float64) {
	for _, s := range h.placed {
		if o := &h.labels.leads[s]; s != h.name && o.Width > 0 && r.crosses(o.X0, o.Y0, o.X1, o.Y1) {
			cost += crossCost
		}
	}
	for _, s := range h.later {
		if o := &h.labels.ideal[s]; s != h.name && o.W > 0 && r.Overlaps(*o) {
			cost += h.greed
		}
	}
	cost += h.elsewhere(r)
	if !h.apart(r) {
		return cost + h.neighbours(r)
	}
	if h.shy {
		return h.most
	}
	own := h.lead(r)
	if h.labels.crossed(h.name, &own, h.placed) {
		cost += crossCost
	}
	for i := range h.guards {
		if h.guards[i].Inset(1).crosses(own.X0, own.Y0, own.X1, own.Y1) {
			cost += crossCost
		}
	}
	return cost + leadCost + overCost*h.labels.cover.along(&own, &h.place.Body)
}

// crossed says whether a label's line runs through one of these labels or another's line.
func (l *Labels) crossed(name view.Station, own *Line, labels []view.Station) bool {
	for _, s := range labels {
		if s == name {
			continue
		}
		if o := &l.rects[s]; o.W > 0 && o.crosses(own.X0, own.Y0, own.X1, own.Y1) {
			return true
		}
		if o := &l.leads[s]; o.Width > 0 && own.meets(o) {
			return true
		}
	}
	return false
}

// meets says whether two lines cross.
func (l *Line) meets(o *Line) bool {
	return l.left(o.X0, o.Y0) != l.left(o.X1, o.Y1) && o.left(l.X0, l.Y0) != o.left(l.X1, l.Y1)
}

// left says on which side of the line a point lies.
func (l *Line) left(x, y float64) bool { return (l.X1-l.X0)*(y-l.Y0) > (l.Y1-l.Y0)*(x-l.X0) }

// neighbours is what it costs that other places are as near as the label's own.
func (h *hunt) neighbours(r Rect) (cost float64) {
	dx, dy := r.gap(h.place.Body)
	own := max(dx+dy, nearShare*h.size) + 1
	for s := range h.sight.Places {
		if o := &h.sight.Places[s]; view.Station(s) != h.name && o.Visible {
			if x, y := r.gap(o.Body); x+y < own {
				cost += nearerCost
			}
		}
	}
	return cost
}

// elsewhere is what it costs that its middle lies on what other labels name.
func (h *hunt) elsewhere(r Rect) (cost float64) {
	for s := range h.sight.Places {
		o := &h.sight.Places[s]
		if view.Station(s) != h.name && o.Visible && o.Body.Contains(r.X+r.W/2, r.Y+r.H/2) {
			cost += otherCost
		}
	}
	return cost
}

// apart says whether a label there needs a line to what it names: where it is some way off, or at a corner.
func (h *hunt) apart(r Rect) bool {
	b := &h.place.Body
	dx, dy := r.gap(*b)
	over := min(r.X+r.W, b.X+b.W) - max(r.X, b.X)
	beside := min(r.Y+r.H, b.Y+b.H) - max(r.Y, b.Y)
	return dx+dy > h.size*apartShare || over < cornerShare*min(r.W, b.W) && beside < cornerShare*min(r.H, b.H)
}

// apartShare is how far from what it names a label needs a line, in times its size. cornerShare is how much of it has to
// stand along a side for one that is nearer.
const (
	apartShare  = 0.8
	cornerShare = 0.35
)

// lead is the line from a label there to what it names: to the nearest of the points that it may point to, past the parcel, which
// stands before what it names at times; where there is none, to its middle part.
func (h *hunt) lead(r Rect) Line {
	best, found := Line{}, false
	for i := range h.place.Aims {
		aim := &h.place.Aims[i]
		if !aim.Ok {
			continue
		}
		line := h.line(r, Rect{X: aim.X, Y: aim.Y})
		if !found || h.longer(&best, &line) {
			best, found = line, true
		}
	}
	if b := h.place.Body; !found {
		return h.line(r, Rect{b.X + b.W*0.3, b.Y + b.H*0.04, b.W * 0.4, b.H * 0.92})
	}
	return best
}

// longer says whether a line is worse than another one: over the parcel, or else longer.
func (h *hunt) longer(a, b *Line) bool {
	if over := h.overParcel(a); over != h.overParcel(b) {
		return over
	}
	return a.length() > b.length()
}

func (l *Line) length() float64 { return math.Hypot(l.X1-l.X0, l.Y1-l.Y0) }

func (h *hunt) overParcel(l *Line) bool {
	return len(h.guards) > 0 && h.guards[0].crosses(l.X0, l.Y0, l.X1, l.Y1)
}

// line is the line from a label there to the nearest point of a part of what it names.
func (h *hunt) line(r, part Rect) Line {
	toX, toY := part.nearest(r.X+r.W/2, r.Y+r.H/2)
	x, y := r.Inset(h.size*0.3).nearest(toX, toY)
	x, y = r.edge(x, y, toX, toY)
	return Line{X0: x, Y0: y, X1: toX, Y1: toY, Width: max(1, h.size*0.1)}
}

// edge is where the line from a point in r to one outside leaves it.
func (r Rect) edge(x, y, toX, toY float64) (float64, float64) {
	t := 1.0
	if dx := toX - x; dx > 0 {
		t = min(t, (r.X+r.W-x)/dx)
	} else if dx < 0 {
		t = min(t, (r.X-x)/dx)
	}
	if dy := toY - y; dy > 0 {
		t = min(t, (r.Y+r.H-y)/dy)
	} else if dy < 0 {
		t = min(t, (r.Y-y)/dy)
	}
	return x + (toX-x)*t, y + (toY-y)*t
}
