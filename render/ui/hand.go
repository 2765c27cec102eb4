package ui

import "math"

// PointerKind is what a pointer did.
type PointerKind uint8

// The kinds.
const (
	Down PointerKind = iota
	Move
	Up
	Cancel // the browser took the pointer away
	Out    // it left the picture
)

// Pointer is one event of a mouse, a pen or a finger, in CSS px of the picture.
type Pointer struct {
	Kind   PointerKind
	ID     int
	X, Y   float64
	AtMs   float64
	Finger bool // a finger points at nothing while it is away
}

// How far a press may slip before it is a drag, how long two taps may be apart, how far a swipe or the wheel goes to turn a
// page.
const (
	slipPx     = 8
	doubleMs   = 350
	swipePx    = 36
	zoomAStep  = 1.1
	wheelStepY = 100
	wheelPageY = 48 // the least that one notch of a wheel turns by: three lines
)

// hand is what the pointers do now.
type hand struct {
	fingers [2]finger
	count   int
	id      string // target under the first one when it came down
	onStage bool
	moved   bool
	swiped  float64
	wheeled float64 // since the last page that the wheel turned
	tapAtMs float64
	tapX    float64
	tapY    float64
}

type finger struct {
	id                 int
	x, y, fromX, fromY float64
}

// Point takes what a pointer did.
func (s *Surface) Point(p Pointer) Intent {
	switch p.Kind {
	case Down:
		return s.down(p)
	case Move:
		return s.move(p)
	case Up:
		return s.up(p)
	case Cancel:
		s.Release()
	case Out:
		s.hover("")
	}
	return Intent{}
}

// Release lets go of everything held: a pointer taken away, the window left. Nothing stays pressed.
func (s *Surface) Release() {
	s.hand = hand{tapAtMs: math.Inf(-1)}
	state := s.State
	state.Pressed, state.Hover = "", ""
	s.set(state)
}

func (s *Surface) down(p Pointer) Intent {
	h := &s.hand
	h.lift(p.ID) // it was never heard to come up
	if h.count == len(h.fingers) {
		return Intent{}
	}
	h.fingers[h.count] = finger{p.ID, p.X, p.Y, p.X, p.Y}
	h.count++
	if h.count > 1 {
		h.moved, h.id = true, ""
		s.press("")
		return Intent{}
	}
	h.moved, h.swiped = false, 0
	h.id = s.Plan.Hit(p.X, p.Y)
	h.onStage = h.id == "" && s.Plan.Stage.Contains(p.X, p.Y)
	s.active = s.active || !p.Finger // a finger that comes down may be about to scroll the page
	s.press(h.id)
	return Intent{}
}

func (s *Surface) move(p Pointer) Intent {
	h := &s.hand
	if h.count == 0 {
		if !p.Finger {
			s.hover(s.Plan.Hit(p.X, p.Y))
		}
		return Intent{}
	}
	i := h.index(p.ID)
	if i < 0 {
		return Intent{}
	}
	before := h.fingers
	f := &h.fingers[i]
	f.x, f.y = p.X, p.Y
	if h.count == 2 {
		return pinch(before, h.fingers)
	}
	if !h.moved && math.Hypot(f.x-f.fromX, f.y-f.fromY) < slipPx {
		return Intent{}
	}
	h.moved = true
	s.press("")
	if h.onStage {
		return Intent{Kind: Orbit, DX: f.x - before[i].x, DY: f.y - before[i].y}
	}
	s.swipe(f.y - before[i].y)
	return Intent{}
}

// swipe turns the pages of a sheet by a drag on it.
func (s *Surface) swipe(dy float64) {
	h := &s.hand
	if f := h.fingers[0]; !s.Plan.pageRect.Contains(f.fromX, f.fromY) {
		return
	}
	h.swiped += dy
	if math.Abs(h.swiped) >= swipePx {
		s.set(s.State.Turn(-int(math.Copysign(1, h.swiped)), &s.Plan))
		h.swiped = math.Inf(-1) // one page a swipe
		if dy > 0 {
			h.swiped = math.Inf(1)
		}
	}
}

func pinch(before, now [2]finger) Intent {
	was := math.Hypot(before[0].x-before[1].x, before[0].y-before[1].y)
	is := math.Hypot(now[0].x-now[1].x, now[0].y-now[1].y)
	if was < 1 || is < 1 {
		return Intent{}
	}
	return Intent{Kind: Zoom, Factor: was / is}
}

func (s *Surface) up(p Pointer) Intent {
	h := &s.hand
	if h.index(p.ID) < 0 {
		return Intent{}
	}
	id, clicked := h.id, !h.moved && h.count == 1
	onStage := h.onStage
	h.lift(p.ID)
	s.press("")
	if !clicked {
		return Intent{}
	}
	s.active = true
	if onStage {
		return s.tap(p)
	}
	if id == "" || s.Plan.Hit(p.X, p.Y) != id {
		return Intent{}
	}
	return s.use(id)
}

// tap is a click on the stage: it ends the motion; the second one in a row puts the camera back.
func (s *Surface) tap(p Pointer) Intent {
	h := &s.hand
	again := p.AtMs-h.tapAtMs < doubleMs && math.Hypot(p.X-h.tapX, p.Y-h.tapY) < 4*slipPx
	h.tapAtMs, h.tapX, h.tapY = p.AtMs, p.X, p.Y
	if !again {
		return Intent{Kind: Skip}
	}
	h.tapAtMs = math.Inf(-1)
	return Intent{Kind: Home}
}

func (h *hand) index(id int) int {
	for i := range h.count {
		if h.fingers[i].id == id {
			return i
		}
	}
	return -1
}

func (h *hand) lift(id int) {
	if i := h.index(id); i >= 0 {
		h.fingers[i] = h.fingers[1]
		h.count--
	}
}

func (s *Surface) press(id string) {
	state := s.State
	state.Pressed = id
	s.set(state)
}

func (s *Surface) hover(id string) {
	state := s.State
	state.Hover = id
	s.set(state)
}

// Wheel takes a turn of the wheel by dy px at a point. taken is false when it is the page's: over the stage it zooms only
// after a click into the lab or with a modifier.
func (s *Surface) Wheel(x, y, dy float64, modifier bool) (intent Intent, taken bool) {
	if dy == 0 {
		return Intent{}, false
	}
	if s.Plan.pageRect.Contains(x, y) && s.Plan.Pages > 1 && !modifier {
		s.wheelPage(dy)
		return Intent{}, true
	}
	if !s.Plan.Stage.Contains(x, y) || !s.active && !modifier {
		return Intent{}, modifier
	}
	return Intent{Kind: Zoom, Factor: math.Pow(zoomAStep, min(max(dy/wheelStepY, -4), 4))}, true
}

// wheelPage turns a page once the wheel, or two fingers on a pad, which tell of each few px, have gone far enough one way.
func (s *Surface) wheelPage(dy float64) {
	h := &s.hand
	if h.wheeled*dy < 0 {
		h.wheeled = 0
	}
	if h.wheeled += dy; math.Abs(h.wheeled) >= wheelPageY {
		s.set(s.State.Turn(int(math.Copysign(1, dy)), &s.Plan))
		h.wheeled = 0
	}
}
