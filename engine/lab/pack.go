package lab

import "encoding/binary"

// pack shortens a text by replacing repetitions with references to what stood before, as LZ77 does. It is written here
// because compress/flate brings fmt along, 100 kB of a compressed WebAssembly file, and because a session's steps
// repeat so much that coding the rest by frequency would gain little. A packed text is a list of
//
//	literals: how many, then the bytes · repetition: length, then distance back
//
// with all numbers as unsigned varints; the length 0 ends the text and has no distance.

const (
	// minRepeat is the shortest repetition that is worth its reference, which takes up to five bytes with the count of
	// the literals after it: so no packed text is noticeably longer than its source.
	minRepeat = 5
	// maxTries bounds how many earlier places are compared at each position.
	maxTries = 32
)

func pack(text string) []byte {
	var packed []byte
	earlier := newPlaces(text)
	literals := 0
	for i := 0; i < len(text); {
		length, distance := earlier.longest(i)
		if length < minRepeat {
			earlier.add(i)
			i++
			continue
		}
		packed = appendLiterals(packed, text[literals:i])
		packed = binary.AppendUvarint(packed, uint64(length))
		packed = binary.AppendUvarint(packed, uint64(distance))
		for end := i + length; i < end; i++ {
			earlier.add(i)
		}
		literals = i
	}
	return binary.AppendUvarint(appendLiterals(packed, text[literals:]), 0)
}

func appendLiterals(packed []byte, literals string) []byte {
	return append(binary.AppendUvarint(packed, uint64(len(literals))), literals...)
}

// places finds earlier places of a text that may begin with the same minRepeat bytes.
type places struct {
	text string
	last [1 << 12]int32 // by hash of those bytes: the last place, plus 1
	prev []int32        // by place: the one before it with the same hash, plus 1
}

func newPlaces(text string) *places {
	return &places{text: text, prev: make([]int32, len(text))}
}

func (p *places) add(i int) {
	if i+minRepeat <= len(p.text) {
		hash := p.hash(i)
		p.prev[i] = p.last[hash]
		p.last[hash] = int32(i + 1)
	}
}

// hash mixes minRepeat bytes by FNV-1a and keeps as many bits as last has room for.
func (p *places) hash(i int) uint32 {
	hash := uint32(2166136261)
	for _, b := range []byte(p.text[i : i+minRepeat]) {
		hash = (hash ^ uint32(b)) * 16777619
	}
	return hash >> 20
}

// longest is the longest repetition at i, the nearest among equals; length 0 where there is none.
func (p *places) longest(i int) (length, distance int) {
	if i+minRepeat > len(p.text) {
		return 0, 0
	}
	next := p.last[p.hash(i)]
	for tries := 0; next > 0 && tries < maxTries; tries++ {
		place := int(next - 1)
		if same := commonPrefix(p.text[place:], p.text[i:]); same > length {
			length, distance = same, i-place
		}
		next = p.prev[place]
	}
	return length, distance
}

// commonPrefix counts the bytes in which the shorter text b begins like a.
func commonPrefix(a, b string) int {
	n := 0
	for n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// unpack is pack's inverse; it refuses whatever is no packed text, and a text of more than limit bytes before it grows
// beyond them.
func unpack(packed []byte, limit int) (text string, ok bool) {
	var out []byte
	for {
		literals, ok := readCount(&packed, min(limit-len(out), len(packed)))
		if !ok || literals > len(packed) {
			return "", false
		}
		out = append(out, packed[:literals]...)
		packed = packed[literals:]
		length, ok := readCount(&packed, limit-len(out))
		if !ok {
			return "", false
		}
		if length == 0 {
			return string(out), len(packed) == 0
		}
		distance, ok := readCount(&packed, len(out))
		if !ok || distance == 0 {
			return "", false
		}
		for range length { // one by one: a repetition may overlap itself
			out = append(out, out[len(out)-distance])
		}
	}
}

// readCount takes a number of 0..limit off the front.
func readCount(packed *[]byte, limit int) (int, bool) {
	n, size := binary.Uvarint(*packed)
	if size <= 0 || n > uint64(limit) {
		return 0, false
	}
	*packed = (*packed)[size:]
	return int(n), true
}
