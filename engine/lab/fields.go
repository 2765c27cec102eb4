package lab

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// maxIDRunes bounds an ID or a code, in code points (lab-format.md, Bounds).
const maxIDRunes = 200

// Fields reads the members of one object strictly: every getter names a key that is allowed, and Done refuses all
// others. The first fault sticks; from then on getters answer their defaults. So a reader is a plain list of getters
// with one check at its end:
//
//	f := lab.NewFields(value, "policy")
//	receives := f.Int("maxReceives", 1, 10, 3)
//	if err := f.Done(); err != nil { … }
type Fields struct {
	value   canon.Value
	path    string
	allowed []string
	fault   *Error
}

// usualKeys are as many as most objects may have.
const usualKeys = 8

// NewFields starts to read value, which stands at path ("" for the whole text). What is not an object is "wrong-type".
func NewFields(value canon.Value, path string) *Fields {
	f := &Fields{value: value, path: path, allowed: make([]string, 0, usualKeys)}
	if value.Kind() != canon.Object {
		f.fault = wrongType(path, "an object", value)
	}
	return f
}

// Path is where a member of the object stands: "policy.maxReceives".
func (f *Fields) Path(key string) string { return memberPath(f.path, key) }

// Value answers a member as it is, and allows its key.
func (f *Fields) Value(key string) (canon.Value, bool) {
	f.Allow(key)
	if f.fault != nil {
		return canon.Value{}, false
	}
	return f.value.Get(key)
}

// Has says whether the key is there, without allowing it.
func (f *Fields) Has(key string) bool {
	_, has := f.value.Get(key)
	return has
}

// Allow allows keys that somebody else reads.
func (f *Fields) Allow(keys ...string) {
	for _, key := range keys {
		if !slices.Contains(f.allowed, key) {
			f.allowed = append(f.allowed, key)
		}
	}
}

// Require refuses an object without the key as "missing".
func (f *Fields) Require(key string) {
	f.Allow(key)
	if f.fault == nil && !f.Has(key) {
		f.Fail(Refuse("missing", f.Path(key), "this key is needed; add it"))
	}
}

// Int answers an integer token of min..max, or fallback where the key is missing.
func (f *Fields) Int(key string, min, max, fallback int) int {
	value, has := f.Value(key)
	if !has {
		return fallback
	}
	n, err := IntOf(value, f.Path(key), min, max)
	if err != nil {
		f.Fail(err)
		return fallback
	}
	return n
}

// Bool answers true or false, or fallback where the key is missing.
func (f *Fields) Bool(key string, fallback bool) bool {
	value, has := f.Value(key)
	if !has {
		return fallback
	}
	if value.Kind() != canon.Bool {
		f.Fail(wrongType(f.Path(key), "true or false", value))
		return fallback
	}
	return value.Bool()
}

// ID answers an ID or a code: 1..200 characters without controls (lab-format.md, Bounds), or fallback where the key is
// missing.
func (f *Fields) ID(key, fallback string) string {
	value, has := f.Value(key)
	if !has {
		return fallback
	}
	if err := checkID(value, f.Path(key)); err != nil {
		f.Fail(err)
		return fallback
	}
	return value.Text()
}

// Text reads a person's own words: any characters, blank ones too; "" where the key is missing. More than maxRunes code
// points are "too-long".
func (f *Fields) Text(key string, maxRunes int) string {
	value, has := f.Value(key)
	switch {
	case !has:
		return ""
	case value.Kind() != canon.String:
		f.Fail(Refuse("wrong-type", f.Path(key), "give a text"))
		return ""
	case utf8.RuneCountInString(value.Text()) > maxRunes:
		f.Fail(Refuse("too-long", f.Path(key), "give a text of at most "+strconv.Itoa(maxRunes)+" characters"))
		return ""
	}
	return value.Text()
}

// Choice answers one of the words, or fallback where the key is missing; any other text is "unknown-value".
func (f *Fields) Choice(key, fallback string, words ...string) string {
	value, has := f.Value(key)
	if !has {
		return fallback
	}
	if value.Kind() != canon.String {
		f.Fail(wrongType(f.Path(key), "a text", value))
		return fallback
	}
	if !slices.Contains(words, value.Text()) {
		f.Fail(Refuse("unknown-value", f.Path(key), "use one of: "+strings.Join(words, ", ")))
		return fallback
	}
	return value.Text()
}

// Verb answers which of the verbs "do" is, as an index; -1 where it is none of them, and then there is a fault.
func (f *Fields) Verb(verbs []string) int {
	f.Require("do")
	return slices.Index(verbs, f.Choice("do", "", verbs...))
}

// Object starts to read a member that is an object; a missing one reads as an empty object. Its fault, unknown keys
// included, is its own: hand Done's answer to Fail, or return it.
func (f *Fields) Object(key string) *Fields {
	value, has := f.Value(key)
	if !has {
		return &Fields{path: f.Path(key)}
	}
	return NewFields(value, f.Path(key))
}

// Fail makes err the fault unless there is one already. A nil err is none.
func (f *Fields) Fail(err error) {
	if err != nil && f.fault == nil {
		f.fault = asError(err, f.path)
	}
}

// Done answers the first fault, an unknown key last: that is "unknown-key", and the allowed ones are listed.
func (f *Fields) Done() error {
	if f.fault != nil {
		return f.fault
	}
	return f.Unknown()
}

// Unknown refuses any key that is neither allowed so far nor among allowed.
func (f *Fields) Unknown(allowed ...string) error {
	f.Allow(allowed...)
	for _, member := range f.value.Members() {
		if !slices.Contains(f.allowed, member.Key) {
			return Refuse("unknown-key", f.Path(member.Key), "this key is not known here; allowed: "+strings.Join(f.allowed, ", "))
		}
	}
	return nil
}

// IntOf answers a value that is an integer token of min..max. Others are "wrong-type" or "out-of-range" at path.
func IntOf(value canon.Value, path string, min, max int) (int, error) {
	if value.Kind() != canon.Integer {
		return 0, wrongType(path, "an integer without point or exponent", value)
	}
	n, fits := value.Int()
	if !fits || n < int64(min) || n > int64(max) {
		return 0, Refuse("out-of-range", path, "give an integer of "+strconv.Itoa(min)+".."+strconv.Itoa(max))
	}
	return int(n), nil
}

// Index is the path of an element: "steps[3]".
func Index(path string, i int) string { return path + "[" + strconv.Itoa(i) + "]" }

func checkID(value canon.Value, path string) error {
	if value.Kind() != canon.String {
		return wrongType(path, "a text", value)
	}
	text := value.Text()
	if text == "" || utf8.RuneCountInString(text) > maxIDRunes {
		return Refuse("out-of-range", path, "give a text of 1.."+strconv.Itoa(maxIDRunes)+" characters")
	}
	if strings.ContainsFunc(text, isControl) {
		return Refuse("out-of-range", path, "take the control characters out of this text")
	}
	return nil
}

// isControl says whether r is in Unicode's category Cc.
func isControl(r rune) bool { return r < 0x20 || 0x7f <= r && r <= 0x9f }

func wrongType(path, want string, got canon.Value) *Error {
	return Refuse("wrong-type", path, "give "+want+", not "+kindNames[got.Kind()])
}

var kindNames = [...]string{
	canon.Null: "null", canon.Bool: "true or false", canon.Integer: "an integer", canon.Float: "a number with point or exponent",
	canon.String: "a text", canon.Array: "an array", canon.Object: "an object",
}
