package ui

import "github.com/redrivelab/redrivelab/render/view"

// Anchor is the point that a station's label stands over, in CSS px of the picture.
type Anchor struct {
	X, Y    float64
	Unit    float64 // CSS px that a stage unit has there
	Visible bool
}

// Labels are the labels of the stations: what they say is measured once a plan, where they stand is found for each
// camera.
type Labels struct {
	each   [view.Stations]label
	order  [view.Stations]view.Station // who chooses a place first
	kept   int                         // so many of them never give way
	rects  [view.Stations]Rect         // where they stand now; W is 0 for one that gave way
	corner Rect
	all    bool                    // all show (from 1024 px on)
	zones  [view.Stations + 1]Rect // what labels leave free where they can: lamps, the dial, the parcel
}

// label is what one label says.
type label struct {
	title, note           string
	titleWidth, noteWidth float64
	line                  Role
	titleStyle, noteStyle Style
	w, h, shortW, shortH  float64 // with and without the note
}

var stationLines = [view.Stations]Role{
	view.Queue: QueueLine, view.Handler: HandlerLine, view.Ring: RetryLine, view.Bin: QuarantineLine, view.Gate: HoldLine,
	view.Bay: HoldLine, view.Lane: RedrivenLine, view.SecondCheck: RedrivenLine, view.Tray: SucceededLine, view.Tower: RetryLine,
}

// measureLabels measures the labels and says who goes first: the parcel's station, HELD and the active place, which
// never give way; then the others.
func (b *builder) measureLabels() {
	l := &b.plan.Labels
	l.corner, l.all = b.look.Corner, b.look.Width >= wideWidth
	for s := range view.Stations {
		l.each[s] = b.measureLabel(b.screen.Signs[s], stationLines[s])
	}
	l.setOrder(b.screen.Stage.Parcel.At, b.screen.Stage.Active, b.screen.State == "HELD")
}

func (b *builder) measureLabel(sign view.Sign, role Role) label {
	small := b.look.Width < wideWidth && b.look.Theme != Projector
	l := label{title: sign.Title, note: sign.Note, line: role}
	l.titleStyle, l.noteStyle = Style{Size: b.text, Bold: true}, b.note()
	if small {
		l.titleStyle.Size, l.noteStyle.Size = b.small, b.small-1
	}
	width := b.plan.Stage.W - 2*l.titleStyle.Size
	l.title, l.note = b.cut(l.title, l.titleStyle, width), b.cut(l.note, l.noteStyle, width)
	if l.title == "" {
		return l
	}
	l.titleWidth = b.measurer.Width(l.title, l.titleStyle)
	l.shortW = l.titleWidth + l.titleStyle.Size
	l.shortH = b.line(l.titleStyle.Size) + b.text*0.35
	l.w, l.h = l.shortW, l.shortH
	if l.note != "" {
		l.noteWidth = b.measurer.Width(l.note, l.noteStyle)
		l.w = max(l.shortW, l.noteWidth+l.titleStyle.Size)
		l.h += b.line(l.noteStyle.Size)
	}
	return l
}

func (l *Labels) setOrder(parcel, active view.Station, held bool) {
	n := 0
	add := func(s view.Station) {
		for _, have := range l.order[:n] {
			if have == s {
				return
			}
		}
		l.order[n] = s
		n++
	}
	add(parcel)
	add(active)
	if held {
		add(view.Bay)
	}
	l.kept = n
	for _, s := range [...]view.Station{view.Bin, view.Gate, view.Bay, view.Handler, view.Tower, view.Tray, view.Ring, view.Lane, view.Queue, view.SecondCheck} {
		add(s)
	}
}

// Rect is where a station's label stands; ok is false when it gave way.
func (l *Labels) Rect(s view.Station) (r Rect, ok bool) { return l.rects[s], l.rects[s].W > 0 }
