package ui

import "math"

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

func within(stage, r Rect) Rect {
	r.X = max(min(r.X, stage.X+stage.W-r.W), stage.X)
	r.Y = max(min(r.Y, stage.Y+stage.H-r.H), stage.Y)
	return r
}
