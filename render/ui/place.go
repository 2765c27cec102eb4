package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// standing is how a label stood about its place.
type standing struct {
	dx, dy float64 // from the place's point to the middle of the label's foot, or of its head
	form   int
	cost   float64
	ok     bool
}

// PlaceLabels puts the labels onto the stage for what one camera sees and draws them into the plan, in place of those
// before. No label overlaps another, leaves the stage, or covers the parcel or the lamps that answer; where there is no room for
// all, labels get shorter, and on a small screen those that may give way do. It allocates nothing once the plan has
// grown.
func (p *Plan) PlaceLabels(sight *Sight) {
	l := &p.Labels
	l.cover.fill(p.Stage, sight.Busy)
	guards := len(sight.Guards)
	l.imagine(p.Stage, sight)
	for _, least := range [...]int{whole, brief, short, short} {
		if l.placeAll(p.Stage, sight, least, guards) {
			break
		}
		if least == short {
			guards = min(sight.Must, guards)
		}
	}
	l.stood = l.stands
	p.drawLabels()
}

// imagine finds where each label would stand if it were alone, so that the first to choose can leave the others their
// places. Labels that stay choose nothing.
func (l *Labels) imagine(stage Rect, sight *Sight) {
	l.ideal = [LabelCount]Rect{}
	if sight.Moving {
		return
	}
	for i := range l.order {
		h, keep := l.hunt(i, stage, sight, len(sight.Guards))
		h.placed, h.later = nil, nil
		if keep && h.settle(brief, &standing{}) {
			l.ideal[h.name] = h.at
		}
	}
}

// hunt prepares the one for the i-th label to choose. keep says whether it has to be there.
func (l *Labels) hunt(i int, stage Rect, sight *Sight, guards int) (h hunt, keep bool) {
	s := l.order[i]
	size := l.each[s].titleStyle.Size
	h = hunt{
		labels: l, stage: stage.Inset(size * edgeShare), place: &sight.Places[s], sight: sight, guards: sight.Guards[:guards],
		placed: l.order[:i], later: l.order[i+1:], name: s, main: i < l.kept && s != ParcelLabel, size: size, most: giveWayCost,
	}
	if keep = i < l.kept || l.all; keep {
		h.most = math.Inf(1)
	}
	return h, keep
}

// placeAll places the labels in their order, in this form or a shorter one. all says whether each that has to be there
// found a place.
func (l *Labels) placeAll(stage Rect, sight *Sight, least, guards int) (all bool) {
	all = true
	l.rects, l.leads, l.stands = [LabelCount]Rect{}, [LabelCount]Line{}, [LabelCount]standing{}
	for i, s := range l.order {
		h, keep := l.hunt(i, stage, sight, guards)
		if l.each[s].forms[brief].title == "" || !h.place.Visible && i >= l.kept {
			continue // what isn't in the picture needs no name there
		}
		if !h.find(least) {
			all = all && !keep
			continue
		}
		l.rects[s], l.stands[s] = h.at, h.standing()
		if h.place.Visible && h.apart(h.at) {
			l.leads[s] = h.lead(h.at)
		}
	}
	return all
}

// edgeShare is how far labels keep from the edge of the stage, in times the size.
const edgeShare = 0.25

// What a place costs, in times the size of the title: how far it is from what it names, and what else is lost there.
const (
	besideCost   = 0.7  // it stands beside it, where it would stand over or below it
	wrongCost    = 1.4  // it stands below it in place of over it, or the other way round
	asideCost    = 0.1  // for each size that its middle is aside
	coverCost    = 0.55 // for each square of that size that it covers of what is to be seen
	crossCost    = 6    // its line runs through a label, or it stands in the line of another
	noNoteCost   = 2.5  // it has no note
	mainNoteCost = 3    // and what it says is what there is to know now
	cutCost      = 5    // its title is cut
	moveCost     = 1    // it stands elsewhere than before
	nearerCost   = 1.5  // something else is as near to it as what it names
	overCost     = 8    // its line runs over what is to be seen
	greedCost    = 2    // it takes the place of one that chooses later
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
	later  []view.Station // who choose after it
	main   bool           // it names the place where the message is
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
	return h.settle(least, stood)
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

// settle finds the best place in the best form. To stay is better than to be a little better placed elsewhere.
func (h *hunt) settle(least int, stood *standing) bool {
	each := &h.labels.each[h.name]
	h.best = h.most
	costs := [forms]float64{0, noNoteCost, noNoteCost + cutCost}
	if h.main {
		costs[brief] += mainNoteCost
	}
	for i := least; i < forms; i++ {
		f := &each.forms[i]
		if i > least && *f == each.forms[i-1] || h.found && costs[i] >= h.best {
			continue
		}
		h.w, h.h, h.extra, h.tried = f.w, f.h, costs[i], i
		if stood.ok && stood.form == i {
			r := h.again(stood, f)
			h.extra -= moveCost
			h.try(r.X, r.Y)
			h.extra += moveCost
		}
		h.search()
	}
	return h.found
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
	dx, dy := max(h.w/5, h.size), max(h.h/3, h.size*0.7)
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

// nearShare is how far from what it names a label stands, in times its size.
const nearShare = 0.3

// try takes a place if it is the best so far. What is fast to know comes first.
func (h *hunt) try(x, y float64) {
	r := within(h.stage, Rect{x, y, h.w, h.h})
	cost := h.extra + h.distance(r)
	if cost >= h.best {
		return
	}
	if cost += coverCost * h.covered(r); cost >= h.best || !h.free(r, h.size*marginShare) {
		return
	}
	if cost += h.confusion(r); cost >= h.best {
		return
	}
	h.at, h.form, h.best, h.found = r, h.tried, cost, true
}

// marginShare is how far a new place keeps from everything, in times the size. A label that stays needs no margin: so it
// stays a while.
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

// confusion is what it costs there for the whole: lines that run through labels, lamps or other things, neighbours that
// a person may think it names, and those who would rather stand there.
func (h *hunt) confusion(r Rect) (cost float64) {
	for _, s := range h.placed {
		if o := &h.labels.leads[s]; o.Width > 0 && r.crosses(o.X0, o.Y0, o.X1, o.Y1) {
			cost += crossCost
		}
	}
	for _, s := range h.later {
		if o := &h.labels.ideal[s]; o.W > 0 && r.Overlaps(*o) {
			cost += greedCost
		}
	}
	if !h.apart(r) {
		return cost + h.neighbours(r)
	}
	own := h.lead(r)
	for _, s := range h.placed {
		if o := &h.labels.rects[s]; o.W > 0 && o.crosses(own.X0, own.Y0, own.X1, own.Y1) {
			cost += crossCost
		}
	}
	for i := range h.guards {
		if h.guards[i].Inset(1).crosses(own.X0, own.Y0, own.X1, own.Y1) {
			cost += crossCost
		}
	}
	return cost + overCost*h.labels.cover.along(&own)
}

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

// lead is the line from a label there to what it names: to its middle part, from the side that the label is on.
func (h *hunt) lead(r Rect) Line {
	b := h.place.Body
	middle := Rect{b.X + b.W*0.3, b.Y + b.H*0.04, b.W * 0.4, b.H * 0.92}
	toX, toY := middle.nearest(r.X+r.W/2, r.Y+r.H/2)
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

func within(stage, r Rect) Rect {
	r.X = max(min(r.X, stage.X+stage.W-r.W), stage.X)
	r.Y = max(min(r.Y, stage.Y+stage.H-r.H), stage.Y)
	return r
}
