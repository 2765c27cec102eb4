package ui

// ParseSpeed finds a speed by its name in lab.html's parameters, 0 for instant; ok is false for an unknown one.
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
