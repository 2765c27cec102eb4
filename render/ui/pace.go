package ui

// Pace is how fast the stage moves: the speed that was asked for, unless the system wishes for no motion.
type Pace struct {
	Asked float64 // 0.5, 1 or 2; 0 is at once
	Still bool    // prefers-reduced-motion
}

// Speed is what the stage moves at: 0 is at once. Nobody can ask for motion where none is wished for.
func (p Pace) Speed() float64 {
	if p.Still {
		return 0
	}
	return p.Asked
}

// ParseSpeed finds a speed by its name in lab.html's parameters; ok is false for an unknown one.
func ParseSpeed(name string) (speed float64, ok bool) {
	switch name {
	case "0.5":
		return 0.5, true
	case "1":
		return 1, true
	case "2":
		return 2, true
	case "instant":
		return 0, true
	}
	return 0, false
}
