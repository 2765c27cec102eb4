package ui

import (
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

// Labels are the labels on the stage: one a station, and the parcel's own. What they say is measured once a plan, where
// they stand is found for each camera.
type Labels struct {
	each  [LabelCount]label
	order [LabelCount]view.Station // who chooses a place first
	kept  int                      // so many of them never give way
	placing
	best   placing              // so far
	stood  [LabelCount]standing // how they stood before
	ideal  [LabelCount]Rect     // where each would stand without the others
	least  [LabelCount]float64  // and what that would cost
	stage  Rect                 // on which they stood there
	corner Rect
	pixel  float64 // Sight.Pixel
	margin float64 // how far a new place keeps from everything, in times the size
	all    bool    // all show (from 1024 px on)
	few    bool    // the stage is so narrow that lines from labels to what they name would only confuse
	cover  cover
}

// placing is where all labels stand.
type placing struct {
	rects  [LabelCount]Rect     // W is 0 for one that gave way
	leads  [LabelCount]Line     // their lines; Width is 0 for one that needs none
	stands [LabelCount]standing // and how they stand about what they name
}

// label is what one label says, in each of its forms.
type label struct {
	forms                 [forms]form
	note                  string
	noteWidth             float64
	told                  bool // the note is there to be read wherever there is room for it
	line                  Role
	titleStyle, noteStyle Style
}

// The forms of a label: with its note, its title alone, the title without the gloss that follows a code in some languages,
// that in two lines, and cut short.
const (
	whole = iota
	brief
	bare
	stacked
	short
	forms
)

// glossMark stands between a code and its gloss.
const glossMark = " · "

// form is the title of a label in one of its forms, with its second line if it has one, and the size of the label.
type form struct {
	title, second           string
	titleWidth, secondWidth float64
	w, h                    float64
}

var labelInks = [LabelCount]Role{
	view.Queue: QueueLine, view.Handler: HandlerLine, view.Ring: RetryLine, view.Bin: QuarantineLine, view.Gate: HoldLine,
	view.Bay: HoldLine, view.Lane: RedrivenLine, view.SecondCheck: RedrivenLine, view.Tray: SucceededLine, view.Tower: RetryLine,
	ParcelLabel: ParcelLine,
}

// shortShare is the share of the stage's width that a short label has at most.
const shortShare = 0.27

// notesEms is how many times the size of its labels a stage is wide from which on labels that may give way have notes too.
const notesEms = 42

// measureLabels measures the labels and says who goes first: the parcel's station, the active place, HELD and the parcel
// itself, which never give way; then the others.
func (b *builder) measureLabels() {
	l := &b.plan.Labels
	l.corner, l.all = b.look.Corner, b.look.Width >= wideWidth
	if l.stage != b.plan.Stage {
		l.stage, l.stood = b.plan.Stage, [LabelCount]standing{}
	}
	l.setOrder(b.screen.Stage.Parcel.At, b.screen.Stage.Active, b.screen.State == "HELD")
	style, _ := b.labelStyles()
	notes := b.plan.Stage.W >= notesEms*style.Size
	l.few = !notes
	for i, s := range l.order {
		sign := b.screen.Tag
		if s < view.Stations {
			sign = b.screen.Signs[s]
		}
		illustrated := s == view.Queue && b.screen.Stage.Waiting > 0 // the waiting messages are to be labelled as what they are
		if !notes && !illustrated && (i >= l.kept || s == ParcelLabel) {
			sign.Note = ""
		}
		b.measureLabel(&l.each[s], sign)
		l.each[s].told = illustrated
		l.each[s].line = labelInks[s]
	}
}

// labelStyles are how titles and notes are set: smaller where the screen is small, and where the stage has little height.
func (b *builder) labelStyles() (title, note Style) {
	title, note = b.bold(), b.note()
	if b.look.Width < wideWidth && b.look.Theme != Projector {
		title.Size, note.Size = b.small, b.small-1
	}
	if most := max(leastLabel, b.plan.Stage.H/labelLines); title.Size > most {
		title.Size, note.Size = most, most
	}
	return title, note
}

// leastLabel is the least size of a label, and labelLines how many of its size a stage is high at least.
const (
	leastLabel = 13.0
	labelLines = 9
)

func (b *builder) measureLabel(l *label, sign view.Sign) {
	*l = label{}
	l.titleStyle, l.noteStyle = b.labelStyles()
	size, width := l.titleStyle.Size, b.plan.Stage.W-2*l.titleStyle.Size
	code, _, _ := strings.Cut(sign.Title, glossMark)
	l.forms[whole] = b.form(sign.Title, l.titleStyle, width)
	l.forms[brief], l.forms[bare] = l.forms[whole], b.form(code, l.titleStyle, width)
	l.forms[stacked] = b.stack(code, l.titleStyle, l.forms[bare])
	l.forms[short] = b.form(code, l.titleStyle, min(width, max(shortShare*b.plan.Stage.W, 5*size)))
	if l.note = b.cut(sign.Note, l.noteStyle, width); l.note != "" {
		l.noteWidth = b.measurer.Width(l.note, l.noteStyle)
		l.forms[whole].w = max(l.forms[whole].w, l.noteWidth+size)
		l.forms[whole].h += b.line(l.noteStyle.Size)
	}
}

// form is a title in one line of at most this width.
func (b *builder) form(title string, style Style, most float64) form {
	f := form{title: b.cut(title, style, most)}
	if f.title != "" {
		f.titleWidth = b.measurer.Width(f.title, style)
		f.w, f.h = f.titleWidth+style.Size, b.line(style.Size)+0.35*style.Size
	}
	return f
}

// stack is a title in two lines, as narrow as its words let it; in one where it has but one word.
func (b *builder) stack(title string, style Style, one form) form {
	for w := max(b.widestPiece(title, style), one.titleWidth/2); w < one.titleWidth; w += style.Size / 2 {
		if lines := b.lines(title, style, w); len(lines) == 2 {
			f := form{title: lines[0], second: lines[1]}
			f.titleWidth, f.secondWidth = b.measurer.Width(f.title, style), b.measurer.Width(f.second, style)
			f.w, f.h = max(f.titleWidth, f.secondWidth)+style.Size, one.h+b.line(style.Size)
			return f
		}
	}
	return one
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
	add(ParcelLabel)
	l.kept = n
	for _, s := range [...]view.Station{view.Bin, view.Gate, view.Bay, view.Handler, view.Tower, view.SecondCheck, view.Tray, view.Ring, view.Lane, view.Queue} {
		add(s)
	}
}

// Rect is where a label stands; ok is false when it gave way.
func (l *Labels) Rect(s view.Station) (r Rect, ok bool) { return l.rects[s], l.rects[s].W > 0 }
