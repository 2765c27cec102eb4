package ui

// Rect is a rectangle.
type Rect struct{ X, Y, W, H float64 }

// Contains says whether the point is in r.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Overlaps says whether r and o share more than an edge.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Inset is r without a border of this width.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Box is one rounded box to draw.
type Box struct {
	Rect
	Radius       float64
	Stroke       float64 // width of the border, inside the rectangle
	Fill, Border Role
}

// Word is one run of words to draw, on one line, its left end and baseline given.
type Word struct {
	X, Y  float64
	Width float64 // as measured
	Text  string
	Style Style
	Ink   Role
}

// Line is a straight line to draw: a label's, to what it names.
type Line struct {
	X0, Y0, X1, Y1 float64
	Width          float64
	Ink            Role
}

// Target is a rectangle that presses a control, or does what the screen itself offers, when it is clicked. ID is the
// control's ID, "seek:n" for the timeline's mark n, or one of the screen's own, which begin with "ui:".
type Target struct {
	Rect
	ID string
}

// Plan is where everything stands for one size, language, theme and screen. It is made by Lay; PlaceLabels adds the
// labels on the stage.
type Plan struct {
	Stage   Rect // where the 3D picture goes
	Boxes   []Box
	Words   []Word
	Targets []Target
	Pages   int // of the open sheet or panel
	Lines   []Line
	Labels  Labels

	wide       bool // everything stands side by side
	main       bool // the main controls stand beside the sheets
	closable   bool // the open sheet can be closed
	quietPages bool // pages are turned by the tab's arrows: no buttons of their own
	page       int
	pageRect   Rect // where wheel and swipe turn pages
	marks      marksShown
	room       room
	ownBoxes   int // without the labels'
	ownWords   int
	tag        from // the parcel's label
}

// Hit gives the ID of the target at a point, "" where there is none.
func (p *Plan) Hit(x, y float64) string {
	for i := len(p.Targets) - 1; i >= 0; i-- {
		if p.Targets[i].Contains(x, y) {
			return p.Targets[i].ID
		}
	}
	return ""
}

// Find gives the rectangle of a target.
func (p *Plan) Find(id string) (Rect, bool) {
	for i := range p.Targets {
		if p.Targets[i].ID == id {
			return p.Targets[i].Rect, true
		}
	}
	return Rect{}, false
}

// OwnParts are the boxes and words of all but the stage, boxes first.
func (p *Plan) OwnParts() ([]Box, []Word) { return p.Boxes[:p.ownBoxes], p.Words[:p.ownWords] }

// Parts are what shows a piece of the screen, in the order in which they are drawn: lines, boxes, words.
type Parts struct {
	Lines []Line
	Boxes []Box
	Words []Word
}

// LabelParts are the labels of the stations.
func (p *Plan) LabelParts() Parts {
	return Parts{p.Lines[:p.tag.lines], p.Boxes[p.ownBoxes:p.tag.boxes], p.Words[p.ownWords:p.tag.words]}
}

// TagParts are the label of the parcel.
func (p *Plan) TagParts() Parts {
	return Parts{p.Lines[p.tag.lines:], p.Boxes[p.tag.boxes:], p.Words[p.tag.words:]}
}

// from says where in a plan's lists some parts begin.
type from struct{ lines, boxes, words int }

func (p *Plan) has(id string) bool {
	_, ok := p.Find(id)
	return ok
}

func (p *Plan) clear() {
	*p = Plan{
		Boxes: p.Boxes[:0], Words: p.Words[:0], Targets: p.Targets[:0], Lines: p.Lines[:0], Labels: p.Labels, Pages: 1, room: p.room,
	}
}
