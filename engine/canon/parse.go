package canon

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The limits of a body (canonical-json.md, Domain).
const (
	MaxBodyBytes = 16 << 10 // of the source and of the canonical text alike
	MaxBodyDepth = 64       // the outermost array or object is depth 1
)

// Limits bounds what Parse takes.
type Limits struct {
	Bytes int // of the source text
	Depth int // the outermost array or object is depth 1; it bounds the parser's recursion too
}

// ParseBody parses under the limits of a body: 16 KiB before and after canonicalising, depth 64. Errors are *Error.
func ParseBody(text string) (Value, error) {
	v, err := Parse(text, Limits{Bytes: MaxBodyBytes, Depth: MaxBodyDepth})
	if err != nil {
		return Value{}, err
	}
	if err := v.CheckBody(); err != nil {
		return Value{}, err
	}
	return v, nil
}

// Parse parses one JSON text under other limits than a body's. Errors are *Error; the package comment lists them.
func Parse(text string, limits Limits) (Value, error) {
	p := parser{text: text, limits: limits}
	v, fault := p.document()
	if fault != nil {
		return Value{}, fault
	}
	return v, nil
}

// CheckBody holds a value parsed inside a larger text (a scenario) to the limits of a body. The depth counts from the
// value itself, and the bytes are those that it takes in the source. Errors are *Error at the value's offset.
func (v Value) CheckBody() error {
	_, err := v.CanonicalBody()
	return err
}

// CanonicalBody is CheckBody with the canonical text that it had to make.
func (v Value) CanonicalBody() (canonical string, err error) {
	if v.size > MaxBodyBytes {
		return "", tooLong(v.offset, MaxBodyBytes, "shorten the body")
	}
	if v.depth > MaxBodyDepth {
		return "", tooDeep(v.offset, MaxBodyDepth)
	}
	if canonical = v.Canonical(); len(canonical) > MaxBodyBytes {
		return "", tooLong(v.offset, MaxBodyBytes, "its canonical text is longer than what was typed; shorten the body")
	}
	return canonical, nil
}

func tooLong(offset, limit int, remedy string) *Error {
	return &Error{Code: "too-long", Offset: offset,
		Message: "at most " + strconv.Itoa(limit) + " bytes are taken: " + remedy}
}

// tooDeep never names more levels than a body may have: a text with a larger limit is one around bodies.
func tooDeep(offset, limit int) *Error {
	return &Error{Code: "too-deep", Offset: offset,
		Message: "at most " + strconv.Itoa(min(limit, MaxBodyDepth)) + " levels of arrays and objects are taken: nest less deeply"}
}

// parser reads text from pos on. It never reads past the end, and recurses limits.Depth deep at most.
type parser struct {
	text   string
	pos    int
	limits Limits
}

func (p *parser) document() (Value, *Error) {
	if len(p.text) > p.limits.Bytes {
		return Value{}, tooLong(p.limits.Bytes, p.limits.Bytes, "shorten the text")
	}
	if fault := checkEncoding(p.text); fault != nil {
		return Value{}, fault
	}
	p.skipSpace()
	v, fault := p.value(0)
	if fault != nil {
		return Value{}, fault
	}
	p.skipSpace()
	if p.pos < len(p.text) {
		return Value{}, badJSON(p.pos, "there is more text after the value; remove it")
	}
	return v, nil
}

func checkEncoding(text string) *Error {
	if strings.HasPrefix(text, "\ufeff") {
		return &Error{Code: "byte-order-mark", Offset: 0, Message: "the text starts with a byte order mark; save it without"}
	}
	if utf8.ValidString(text) {
		return nil
	}
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && size == 1 {
			return &Error{Code: "bad-utf8", Offset: i, Message: "this byte is not UTF-8; save the text as UTF-8"}
		}
		i += size
	}
	return nil
}

func (p *parser) skipSpace() {
	for p.pos < len(p.text) {
		switch p.text[p.pos] {
		case ' ', '\t', '\n', '\r':
			p.pos++
		default:
			return
		}
	}
}

// peek is the byte at the cursor, 0 at the end (no token starts with the byte 0).
func (p *parser) peek() byte {
	if p.pos < len(p.text) {
		return p.text[p.pos]
	}
	return 0
}

// value reads the value at the cursor; depth is that of what surrounds it.
func (p *parser) value(depth int) (v Value, fault *Error) {
	start := p.pos
	switch c := p.peek(); {
	case c == '{':
		v, fault = p.object(depth + 1)
	case c == '[':
		v, fault = p.array(depth + 1)
	case c == '"':
		v.kind = String
		v.text, fault = p.string()
	case c == '-' || isDigit(c):
		v, fault = p.number()
	default:
		v, fault = p.word()
	}
	v.offset, v.size = start, p.pos-start
	return v, fault
}

func (p *parser) array(depth int) (Value, *Error) {
	v := Value{kind: Array, depth: 1}
	if depth > p.limits.Depth {
		return v, tooDeep(p.pos, p.limits.Depth)
	}
	p.pos++
	p.skipSpace()
	if p.peek() == ']' {
		p.pos++
		return v, nil
	}
	for {
		item, fault := p.value(depth)
		if fault != nil {
			return v, fault
		}
		v.items = append(v.items, item)
		v.depth = max(v.depth, item.depth+1)
		if more, fault := p.more(']'); fault != nil || !more {
			return v, fault
		}
	}
}

// usualMembers are as many as most objects have.
const usualMembers = 4

func (p *parser) object(depth int) (Value, *Error) {
	v := Value{kind: Object, depth: 1}
	if depth > p.limits.Depth {
		return v, tooDeep(p.pos, p.limits.Depth)
	}
	p.pos++
	p.skipSpace()
	if p.peek() == '}' {
		p.pos++
		return v, nil
	}
	v.members = make([]Member, 0, usualMembers)
	for {
		member, fault := p.member(depth)
		if fault != nil {
			return v, fault
		}
		v.members = append(v.members, member)
		v.depth = max(v.depth, member.Value.depth+1)
		more, fault := p.more('}')
		if fault != nil {
			return v, fault
		}
		if !more {
			return v, sortMembers(v.members)
		}
	}
}

func (p *parser) member(depth int) (Member, *Error) {
	m := Member{Offset: p.pos}
	if p.peek() != '"' {
		return m, badJSON(p.pos, "a key is expected here; write it in double quotes")
	}
	var fault *Error
	if m.Key, fault = p.string(); fault != nil {
		return m, fault
	}
	p.skipSpace()
	if p.peek() != ':' {
		return m, badJSON(p.pos, "a colon is expected after the key; put one here")
	}
	p.pos++
	p.skipSpace()
	m.Value, fault = p.value(depth)
	return m, fault
}

// more steps over the comma before a further element, or over the closing bracket.
func (p *parser) more(closing byte) (bool, *Error) {
	p.skipSpace()
	comma := p.pos
	switch p.peek() {
	case closing:
		p.pos++
		return false, nil
	case ',':
		p.pos++
		p.skipSpace()
		if p.peek() == closing {
			return false, badJSON(comma, "remove the comma before "+string(closing))
		}
		return true, nil
	}
	return false, badJSON(p.pos, "a comma or "+string(closing)+" is expected here; put the missing one")
}

// sortMembers sorts by key; UTF-8 bytes compare as code points do. The second of two equal keys is the fault.
func sortMembers(members []Member) *Error {
	slices.SortStableFunc(members, func(a, b Member) int { return cmp.Compare(a.Key, b.Key) })
	for i := 1; i < len(members); i++ {
		if members[i].Key == members[i-1].Key {
			return &Error{Code: "duplicate-key", Offset: members[i].Offset,
				Message: "this key stands twice in one object; keep one of the two"}
		}
	}
	return nil
}
