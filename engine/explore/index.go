package explore

// index finds the node of a key. A table of its own with open addressing: half of a walk's time would go into a map's.
type index struct {
	slots []slot // a power of two of them, at most half of them taken
	shift uint8  // 64 less the binary logarithm of their number
	taken int
}

// slot is free where next is 0.
type slot struct {
	key  Key
	next int32 // the node and one
}

// There are slots enough at first for both lessons' usual spaces: growing costs the first walk of a page a millisecond.
const (
	firstSlots    = 1 << firstSlotBits
	firstSlotBits = 14
)

func newIndex() index { return index{slots: make([]slot, firstSlots), shift: 64 - firstSlotBits} }

// find answers the node of a key, none where it has none.
func (x *index) find(key Key) int32 { return x.slot(key).next - 1 }

// put gives a key that has none a node.
func (x *index) put(key Key, node int32) {
	if 2*(x.taken+1) > len(x.slots) {
		x.grow()
	}
	*x.slot(key) = slot{key, node + 1}
	x.taken++
}

// slot is where a key stands or would stand. Keys that differ in few bits are spread by the golden ratio's fraction.
func (x *index) slot(key Key) *slot {
	const golden = 0x9e3779b97f4a7c15
	at := int(uint64(key) * golden >> x.shift)
	for x.slots[at].next != 0 && x.slots[at].key != key {
		at = (at + 1) & (len(x.slots) - 1)
	}
	return &x.slots[at]
}

func (x *index) grow() {
	old := x.slots
	x.slots, x.shift = make([]slot, 2*len(old)), x.shift-1
	for i := range old {
		if old[i].next != 0 {
			*x.slot(old[i].key) = old[i]
		}
	}
}
