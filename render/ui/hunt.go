package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// What a place costs, in times the size of the title: how far it is from what it names, and what else is lost there.
const (
	besideCost   = 0.7  // it stands beside it, where it would stand over or below it
	wrongCost    = 1.4  // it stands below it in place of over it, or the other way round
	asideCost    = 0.1  // for each size that its middle is aside
	coverCost    = 0.55 // for each square of that size that it covers of what is to be seen
	crossCost    = 12   // its line runs through a label, or it stands in the line of another
	noNoteCost   = 2.5  // it has no note
	tagNoteLess  = 1.5  // so much less where it is the parcel's, whose name and shape say most
	mainNoteCost = 5    // and what it says is what there is to know now: where there is little room the headline says it too
	bareCost     = 1    // nor a gloss
	stackCost    = 1.5  // its title takes two lines
	cutCost      = 8    // its title is cut: who may give way does so before
	nearerCost   = 1.5  // something else is as near to it as what it names
	otherCost    = 6    // its middle lies on something else
	leadCost     = 1.5  // it needs a line to what it names
	overCost     = 8    // its line runs over what is to be seen
	badCost      = 3    // so much more than it would cost alone makes a place a bad one
	yieldCost    = 12   // it takes the place of one that stands badly
	greedCost    = 3.5  // it takes the place of one that chooses later
	giveWayCost  = 7    // a label that may give way does, before it costs more
)

// hunt looks for the best place of one label.
type hunt struct {
	labels *Labels
	stage  Rect
	sight  *Sight
	name   view.Station
	place  *Place
	guards []Rect
	placed []view.Station
	later  []view.Station // who would rather stand where it may not know
	greed  float64        // what it costs to take the place of one of them
	main   bool           // it names the place where the message is
	shy    bool           // it gives way before it needs a line
	size   float64        // of the title
	most   float64

	w, h  float64 // of the form that is tried
	extra float64 // that the form costs
	at    Rect
	form  int
	tried int
	best  float64
	found bool
}

// find finds a place in this form or a shorter one: while the camera moves, the one that the label has.
func (h *hunt) find(least int) bool {
	stood := &h.labels.stood[h.name]
	if h.sight.Moving && stood.ok && h.stay(stood) {
		return true
	}
	if h.sight.Moving && !stood.ok && !math.IsInf(h.most, 1) {
		return false // it has given way, and comes back once the camera rests
	}
	return h.settle(least, &standing{})
}

// standing is how the label stands at the place that was found.
func (h *hunt) standing() standing {
	x, y := h.place.point()
	return standing{dx: h.at.X + h.at.W/2 - x, dy: h.at.Y + h.at.H/2 - y, form: h.form, cost: h.best, ok: true}
}

// again is where a label of this size stands when it stands as before.
func (h *hunt) again(s *standing, f *form) Rect {
	x, y := h.place.point()
	return within(h.stage, Rect{x + s.dx - f.w/2, y + s.dy - f.h/2, f.w, f.h})
}

// stay keeps the label where it stood, if it may still be there.
func (h *hunt) stay(s *standing) bool {
	f := &h.labels.each[h.name].forms[s.form]
	r := h.again(s, f)
	const patience = 4
	if f.title == "" || !h.free(r, 0) || coverCost*h.covered(r) > s.cost+patience {
		return false
	}
	h.at, h.form, h.best = r, s.form, s.cost
	return true
}

// settle finds the best place in the best form, which depends on what is seen alone: the same stage looks the same again. now
// is how the label stands already among the others, if it does.
func (h *hunt) settle(least int, now *standing) bool {
	each := &h.labels.each[h.name]
	h.best = h.most
	for i := least; i < forms; i++ {
		f := &each.forms[i]
		known := i > least && (*f == each.forms[i-1] || i == short && *f == each.forms[bare])
		if known || h.found && h.extraOf(i) >= h.best {
			continue
		}
		h.w, h.h, h.extra, h.tried = f.w, f.h, h.extraOf(i), i
		if now.ok && now.form == i {
			r := h.again(now, f)
			h.try(r.X, r.Y)
		}
		h.search()
	}
	return h.found
}

// extraOf is what a form costs.
func (h *hunt) extraOf(form int) float64 {
	each := &h.labels.each[h.name]
	cost := 0.0
	if form > whole && each.note != "" {
		cost += noNoteCost
		if h.name == ParcelLabel {
			cost -= tagNoteLess
		}
		if each.told || h.main && !h.labels.few {
			cost += mainNoteCost
		}
	}
	if form > brief && each.forms[bare] != each.forms[brief] {
		cost += bareCost
	}
	if form == stacked && each.forms[stacked] != each.forms[bare] {
		cost += stackCost
	}
	if form == short && each.forms[short] != each.forms[bare] {
		cost += cutCost
	}
	return cost
}

// search tries the places at what is named, then those on a grid that may still be better.
func (h *hunt) search() {
	if h.w > h.stage.W || h.h > h.stage.H {
		return
	}
	b, near := h.place.Body, h.size*nearShare
	over, below := b.Y-near-h.h, b.Y+b.H+near
	for _, y := range [...]float64{over, below} {
		for _, share := range [...]float64{0.5, 0, 1, 0.25, 0.75} {
			h.try(b.X+(b.W-h.w)*share, y)
		}
	}
	h.try(b.X-near-h.w, b.Y+(b.H-h.h)/2)
	h.try(b.X+b.W+near, b.Y+(b.H-h.h)/2)
	h.scan(max(h.w/4, 1.2*h.size), h.h/4)
	if !h.found {
		h.scan(max(h.w/8, h.size), h.h/5)
	}
}

// scan tries places all over the stage, so far apart, as long as they may be better than the best so far.
func (h *hunt) scan(dx, dy float64) {
	b, near := h.place.Body, h.size*nearShare
	over, below := b.Y-near-h.h, b.Y+b.H+near
	for y := h.stage.Y; y <= h.stage.Y+h.stage.H-h.h; y += dy {
		reach := (h.best - h.extra) * h.size // what is farther away costs more than the best so far
		if max(y-below, over-y) >= reach {
			continue
		}
		first := max(0, math.Ceil((b.X-near-reach-h.w-h.stage.X)/dx))
		last := min(h.stage.X+h.stage.W-h.w, b.X+b.W+near+reach)
		for x := h.stage.X + first*dx; x <= last; x += dx {
			h.try(x, y)
		}
	}
}

// follow tries the places at what moves: where the label stood about it just now, then over, below and beside it. It says
// whether one is free.
func (h *hunt) follow() bool {
	f := &h.labels.each[h.name].forms[h.form]
	b, near := h.place.Body, h.size*nearShare
	x, over := b.X+(b.W-f.w)/2, b.Y-near-f.h
	beside := b.Y + (b.H-f.h)/2
	tries := [...]Rect{{x, over, f.w, f.h}, {x, b.Y + b.H + near, f.w, f.h}, {b.X - near - f.w, beside, f.w, f.h}, {b.X + b.W + near, beside, f.w, f.h}}
	if stood := &h.labels.stood[h.name]; stood.ok {
		if h.at = h.again(stood, f); h.at.near(b) <= 2*near && h.clear(h.at, b) {
			return true
		}
	}
	for _, r := range tries {
		if h.at = within(h.stage, r); f.title != "" && h.clear(h.at, b) {
			return true
		}
	}
	return false
}

// clear says whether a label there covers neither what it names nor anything that has to stay free.
func (h *hunt) clear(r, body Rect) bool { return !r.Overlaps(body) && h.free(r, 0) }

// nearShare is how far from what it names a label stands, in times its size.
const nearShare = 0.3

// try takes a place if it is the best so far. What is fast to know comes first.
func (h *hunt) try(x, y float64) {
	r := within(h.stage, Rect{x, y, h.w, h.h})
	cost := h.extra + h.distance(r)
	if cost >= h.best {
		return
	}
	if cost += coverCost * h.covered(r); cost >= h.best || !h.free(r, h.size*h.labels.margin) {
		return
	}
	if cost += h.confusion(r); cost >= h.best {
		return
	}
	h.at, h.form, h.best, h.found = r, h.tried, cost, true
}

// marginShare is how far a new place keeps from everything where there is room, in times the size. A label that stays needs
// no margin: so it stays a while.
const marginShare = 0.25

// distance is what it costs to stand there, away from what is named.
func (h *hunt) distance(r Rect) float64 {
	b := &h.place.Body
	dx, dy := r.gap(*b)
	cost := dx + dy
	if dx > 0 && dy > 0 {
		cost = math.Sqrt(dx*dx + dy*dy)
	}
	cost += asideCost * math.Abs(r.X+r.W/2-b.X-b.W/2)
	cost = max(0, cost-nearShare*h.size) / h.size
	switch under := r.Y+r.H/2 > b.Y+b.H/2; {
	case dy == 0:
		cost += besideCost
	case under != h.place.Below:
		cost += wrongCost
	}
	return cost
}

func (h *hunt) covered(r Rect) float64 { return h.labels.cover.of(r) / (h.size * h.size) }

// free says whether a label may stand there, with a margin around it.
func (h *hunt) free(r Rect, margin float64) bool {
	r = r.Inset(-margin)
	if r.Overlaps(h.labels.corner) {
		return false
	}
	for _, s := range h.placed {
		if o := &h.labels.rects[s]; o.W > 0 && r.Overlaps(*o) {
			return false
		}
	}
	for i := range h.guards {
		if r.Overlaps(h.guards[i]) {
			return false
		}
	}
	return true
}
