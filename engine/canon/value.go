package canon

import (
	"cmp"
	"math"
	"slices"
	"strconv"
)

// Kind says what a Value is.
type Kind uint8

// The kinds of a Value. An Integer is a number token with none of ". e E"; any other number is a Float.
const (
	Null Kind = iota
	Bool
	Integer
	Float
	String
	Array
	Object
)

// Value is one parsed JSON value. It is immutable; the zero Value is null.
type Value struct {
	kind    Kind
	truth   bool
	text    string // String: the decoded characters; Integer, Float: the canonical number text
	items   []Value
	members []Member
	offset  int // first byte in the source
	size    int // bytes in the source
	depth   int // 0 for a scalar, 1 for a flat array or object
}

// Member is one key and its value in an object.
type Member struct {
	Key    string
	Offset int // first byte of the key in the source
	Value  Value
}

// Kind says what the value is.
func (v Value) Kind() Kind { return v.kind }

// Bool is the truth of a Bool; false for any other kind.
func (v Value) Bool() bool { return v.truth }

// Text is the decoded text of a String; "" for any other kind.
func (v Value) Text() string {
	if v.kind != String {
		return ""
	}
	return v.text
}

// Items are the elements of an Array in order; nil for any other kind.
func (v Value) Items() []Value { return v.items }

// Members are the members of an Object, sorted by key in code point order; nil for any other kind.
func (v Value) Members() []Member { return v.members }

// Offset is where the value begins in the source text, in bytes.
func (v Value) Offset() int { return v.offset }

// Size is how many bytes the value takes in the source text.
func (v Value) Size() int { return v.size }

// Depth is how deeply the value nests: 0 for a scalar, 1 for an array or object without another inside.
func (v Value) Depth() int { return v.depth }

// Get finds a member by key.
func (v Value) Get(key string) (Value, bool) {
	i, found := slices.BinarySearchFunc(v.members, key, func(m Member, key string) int { return cmp.Compare(m.Key, key) })
	if !found {
		return Value{}, false
	}
	return v.members[i].Value, true
}

// Int is the value of an Integer that fits in an int64.
func (v Value) Int() (int64, bool) {
	if v.kind != Integer {
		return 0, false
	}
	n, err := strconv.ParseInt(v.text, 10, 64)
	return n, err == nil
}

// Equals says whether the value is a JSON number equal to n: 2, 2.0 and 2e0 equal 2.
func (v Value) Equals(n int64) bool {
	switch v.kind {
	case Integer:
		own, fits := v.Int()
		return fits && own == n
	case Float:
		x, _ := strconv.ParseFloat(v.text, 64) // canonical text always parses
		// Beyond ±2^63 the conversion is not defined.
		return x >= -1<<63 && x < 1<<63 && x == math.Trunc(x) && int64(x) == n
	}
	return false
}

// Without is the value without a member; where it stands in the source is as before.
func (v Value) Without(key string) Value {
	if _, has := v.Get(key); has {
		v.members = slices.DeleteFunc(slices.Clone(v.members), func(m Member) bool { return m.Key == key })
	}
	return v
}
