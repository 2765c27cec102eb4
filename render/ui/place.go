package ui

import (
	"math"
	"slices"

	"github.com/redrivelab/redrivelab/render/view"
)

// standing is how a label stood about its place.
type standing struct {
	dx, dy float64 // from the place's point to the label's middle
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
	l.pixel = sight.Pixel
	l.cover.fill(p.Stage, sight.Busy)
	l.margin = marginShare
	l.imagine(p.Stage, sight)
	guards := len(sight.Guards)
	for _, least := range [...]int{whole, brief, bare, stacked, short, short, short} {
		if l.placeAll(p.Stage, sight, least, guards, greedCost) {
			l.better(p.Stage, sight, least, guards)
			break
		}
		if least == short && guards == min(sight.Must, guards) {
			l.margin = 0
		}
		if least == short {
			guards = min(sight.Must, guards)
		}
	}
	l.stood = l.stands
	p.drawLabels()
}

// better looks for a better placing where one label stands much worse than it would alone: the others yield, or the first to
// choose heed nobody. The best is kept.
func (l *Labels) better(stage Rect, sight *Sight, least, guards int) {
	if sight.Moving || len(l.bad(new([LabelCount]view.Station))) == 0 {
		return
	}
	l.best = l.placing
	cost := l.total(stage, sight, guards)
	keep := func() {
		if c := l.total(stage, sight, guards); c < cost {
			cost, l.best = c, l.placing
		}
	}
	l.yield(stage, sight, least, guards)
	keep()
	if l.placeAll(stage, sight, least, guards, 0) {
		keep()
		l.yield(stage, sight, least, guards)
		keep()
	}
	l.placing = l.best
	l.trade(stage, sight, least, guards, cost)
}

// trade has each label that still stands badly choose before another one, with each of the others in turn, and keeps what is
// better for all together.
func (l *Labels) trade(stage Rect, sight *Sight, least, guards int, cost float64) {
	var room [LabelCount]view.Station
	for _, s := range l.bad(&room) {
		for _, other := range l.order {
			if other == s || !l.stands[other].ok || !l.stands[s].ok {
				continue
			}
			l.best = l.placing
			l.rects[other], l.leads[other] = Rect{}, Line{}
			for _, name := range [...]view.Station{s, other} {
				h, _ := l.hunt(slices.Index(l.order[:], name), stage, sight, guards)
				h.placed, h.later = l.order[:], nil
				l.again(&h, least)
			}
			if c := l.total(stage, sight, guards); l.rects[other].W > 0 && c < cost {
				cost = c
				continue
			}
			l.placing = l.best
		}
	}
}

// total is what a placing costs. A label that gave way costs what it may cost at most.
func (l *Labels) total(stage Rect, sight *Sight, guards int) (cost float64) {
	for i, s := range l.order {
		h, _ := l.hunt(i, stage, sight, guards)
		if r := l.rects[s]; r.W > 0 {
			h.placed, h.later = l.order[:], nil
			cost += h.extraOf(l.stands[s].form) + h.distance(r) + coverCost*h.covered(r) + h.confusion(r)
		} else {
			cost += giveWayCost
		}
	}
	return cost
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
			l.ideal[h.name], l.least[h.name] = h.at, h.best
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
	h.shy = !keep && l.few
	return h, keep
}

// placeAll places the labels in their order, in this form or a shorter one. all says whether each that has to be there
// found a place.
func (l *Labels) placeAll(stage Rect, sight *Sight, least, guards int, greed float64) (all bool) {
	all = true
	l.placing = placing{}
	for i, s := range l.order {
		h, keep := l.hunt(i, stage, sight, guards)
		h.greed = greed
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

// bad are the labels that stand much worse than they would alone.
func (l *Labels) bad(into *[LabelCount]view.Station) []view.Station {
	n := 0
	for _, s := range l.order {
		if l.stands[s].ok && l.ideal[s].W > 0 && l.stands[s].cost > l.least[s]+badCost {
			into[n] = s
			n++
		}
	}
	return into[:n]
}

// yield lets labels make room for the bad ones, and has these look again. Those that never give way don't yield either.
func (l *Labels) yield(stage Rect, sight *Sight, least, guards int) {
	var room [LabelCount]view.Station
	bad := l.bad(&room)
	for turn := range turns {
		for i, s := range l.order {
			if !l.stands[s].ok || !l.looksAgain(turn, i, bad) {
				continue
			}
			h, _ := l.hunt(i, stage, sight, guards)
			h.placed, h.later, h.greed = l.order[:], nil, yieldCost
			if turn == 0 {
				h.later = bad
			}
			l.again(&h, least)
		}
	}
}

// turns is how often labels look again: first those in the way of the bad ones, then these, then all, where others have
// made room.
const turns = 4

// looksAgain says whose turn it is.
func (l *Labels) looksAgain(turn, i int, bad []view.Station) bool {
	s := l.order[i]
	switch turn {
	case 0:
		return i >= l.kept && !slices.Contains(bad, s) && l.inTheWay(s, bad)
	case 1:
		return slices.Contains(bad, s)
	}
	return true
}

// inTheWay says whether a label stands where one of those would rather be.
func (l *Labels) inTheWay(s view.Station, those []view.Station) bool {
	for _, o := range those {
		if l.rects[s].Overlaps(l.ideal[o]) {
			return true
		}
	}
	return false
}

// again has one label look again while the others stand.
func (l *Labels) again(h *hunt, least int) {
	s := h.name
	r, lead, stand := l.rects[s], l.leads[s], l.stands[s]
	l.rects[s], l.leads[s] = Rect{}, Line{}
	if !h.settle(least, &stand) {
		l.rects[s], l.leads[s] = r, lead
		return
	}
	l.rects[s], l.stands[s] = h.at, h.standing()
	if h.place.Visible && h.apart(h.at) {
		l.leads[s] = h.lead(h.at)
	}
}

// edgeShare is how far labels keep from the edge of the stage, in times the size.
const edgeShare = 0.25

func within(stage, r Rect) Rect {
	r.X = max(min(r.X, stage.X+stage.W-r.W), stage.X)
	r.Y = max(min(r.Y, stage.Y+stage.H-r.H), stage.Y)
	return r
}
