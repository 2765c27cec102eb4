// Package shelf finds places for small rectangles in a large one, as books stand on shelves: side by side, and on the
// next shelf when one is full. Nothing is taken out again; when all is full, everything is.
package shelf

// Place is where a rectangle stands.
type Place struct{ X, Y int }

// Shelves fill a rectangle. The zero Shelves has no room.
type Shelves struct {
	Width, Height int
	x, y, height  int // of the shelf that is being filled
}

// Add finds a place; ok is false when there is none.
func (s *Shelves) Add(w, h int) (at Place, ok bool) {
	if w > s.Width {
		return Place{}, false
	}
	if s.x+w > s.Width {
		s.Break()
	}
	if s.y+h > s.Height {
		return Place{}, false
	}
	at = Place{s.x, s.y}
	s.x += w
	s.height = max(s.height, h)
	return at, true
}

// Break begins a new shelf, and gives where it begins.
func (s *Shelves) Break() (top int) {
	s.y += s.height
	s.x, s.height = 0, 0
	return s.y
}

// Bottom is where the shelf that is being filled ends.
func (s *Shelves) Bottom() int { return s.y + s.height }

// Clear empties all shelves.
func (s *Shelves) Clear() { s.x, s.y, s.height = 0, 0, 0 }
