package bsp

// recent turns numbers of entries into codes that repeat themselves, and back: 1 for the entry met last, 2 for the one before
// it and so on. 0 is the entry after the highest that was met, −1 the one after that and so on; codes beyond those of the
// entries met are the entries before the highest that were not. There may be mostRecent, or as many as there are codes
// when they are met in order.
type recent struct {
	met   []uint16 // each entry once, the last one at the end
	unmet uint16   // all after it are
}

const mostRecent = 1<<14 - 1

// code of an entry, which now is the last one met.
func (r *recent) code(entry uint16) uint16 {
	for i := len(r.met) - 1; i >= 0; i-- {
		if r.met[i] == entry {
			place := len(r.met) - i
			r.meet(i, entry)
			return uint16(place)
		}
	}
	code := r.unmet - entry
	if entry < r.unmet {
		code += uint16(len(r.met))
	}
	r.meet(len(r.met), entry)
	return code
}

// entry of a code, which now is the last one met. Any code gives some entry.
func (r *recent) entry(code uint16) uint16 {
	n := len(r.met)
	if place := int(code); place >= 1 && place <= n {
		entry := r.met[n-place]
		r.meet(n-place, entry)
		return entry
	}
	if ahead := -code; ahead > 1<<15 {
		code -= uint16(n)
	}
	entry := r.unmet - code
	r.meet(n, entry)
	return entry
}

// meet puts an entry at the end; i is where it stood.
func (r *recent) meet(i int, entry uint16) {
	if i == len(r.met) {
		r.met = append(r.met, entry)
	} else {
		copy(r.met[i:], r.met[i+1:])
		r.met[len(r.met)-1] = entry
	}
	if entry >= r.unmet {
		r.unmet = entry + 1
	}
}
