package canon

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// maxIntegerDigits bounds an integer (canonical-json.md, Domain).
const maxIntegerDigits = 1000

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// word reads null, true or false; whatever else stands at the cursor begins no value.
func (p *parser) word() (Value, *Error) {
	switch rest := p.text[p.pos:]; {
	case strings.HasPrefix(rest, "null"):
		p.pos += len("null")
		return Value{kind: Null}, nil
	case strings.HasPrefix(rest, "true"):
		p.pos += len("true")
		return Value{kind: Bool, truth: true}, nil
	case strings.HasPrefix(rest, "false"):
		p.pos += len("false")
		return Value{kind: Bool}, nil
	case strings.HasPrefix(rest, "NaN"), strings.HasPrefix(rest, "Infinity"):
		return Value{}, notFinite(p.pos)
	case rest == "":
		return Value{}, badJSON(p.pos, "the text ends where a value is expected; complete it")
	case rest[0] == '\'':
		return Value{}, badJSON(p.pos, "write texts in double quotes, not in single ones")
	}
	return Value{}, badJSON(p.pos, "a value is expected here: an object, an array, a text in double quotes, a number, true, false or null")
}

func notFinite(offset int) *Error {
	return &Error{Code: "not-finite", Offset: offset, Message: "JSON has no NaN and no Infinity; use a number or null"}
}

func (p *parser) number() (Value, *Error) {
	start := p.pos
	if p.peek() == '-' {
		p.pos++
	}
	if strings.HasPrefix(p.text[p.pos:], "Infinity") {
		return Value{}, notFinite(start)
	}
	whole := p.pos
	if fault := p.digits("a digit is expected after the minus sign"); fault != nil {
		return Value{}, fault
	}
	if p.text[whole] == '0' && p.pos > whole+1 {
		return Value{}, badJSON(whole, "a number has no leading zeros; remove them")
	}
	wholeDigits := p.pos - whole
	isFloat, fault := p.fractionAndExponent()
	if fault != nil {
		return Value{}, fault
	}
	if isFloat {
		return floatValue(p.text[start:p.pos], start)
	}
	if wholeDigits > maxIntegerDigits {
		return Value{}, &Error{Code: "long-integer", Offset: start,
			Message: "an integer has at most " + strconv.Itoa(maxIntegerDigits) + " digits; write it as a text or shorten it"}
	}
	return Value{kind: Integer, text: integerText(p.text[start:p.pos])}, nil
}

func (p *parser) fractionAndExponent() (isFloat bool, fault *Error) {
	if p.peek() == '.' {
		p.pos++
		if fault := p.digits("a digit is expected after the point; add one or remove the point"); fault != nil {
			return true, fault
		}
		isFloat = true
	}
	if c := p.peek(); c == 'e' || c == 'E' {
		p.pos++
		if sign := p.peek(); sign == '+' || sign == '-' {
			p.pos++
		}
		return true, p.digits("a digit is expected in the exponent; add one")
	}
	return isFloat, nil
}

// digits steps over one digit or more.
func (p *parser) digits(expected string) *Error {
	start := p.pos
	for isDigit(p.peek()) {
		p.pos++
	}
	if p.pos == start {
		return badJSON(start, expected)
	}
	return nil
}

// integerText is exact at any size; only minus zero has another canonical text (canonical-json.md, Rules).
func integerText(token string) string {
	if token == "-0" {
		return "0"
	}
	return token
}

func floatValue(token string, offset int) (Value, *Error) {
	x, err := strconv.ParseFloat(token, 64)
	if err != nil { // the token's grammar is checked already: only the range can be at fault
		return Value{}, &Error{Code: "number-overflow", Offset: offset,
			Message: "this number is beyond what a double holds; use one below 1.8e308"}
	}
	return Value{kind: Float, text: floatText(x)}, nil
}

// floatText is Python's repr of a finite double.
func floatText(x float64) string {
	if size := math.Abs(x); x != 0 && (size < 1e-4 || size >= 1e16) {
		return strconv.FormatFloat(x, 'e', -1, 64)
	}
	text := strconv.FormatFloat(x, 'f', -1, 64)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return text
}

// string reads the string at the cursor and decodes it. Without an escape it is a part of the source.
func (p *parser) string() (string, *Error) {
	p.pos++
	start := p.pos
	for p.pos < len(p.text) {
		switch c := p.text[p.pos]; {
		case c == '"':
			p.pos++
			return p.text[start : p.pos-1], nil
		case c == '\\':
			return p.escapedString(start)
		case c < 0x20:
			return "", rawControl(p.pos)
		}
		p.pos++
	}
	return "", openString(p.pos)
}

// escapedString goes on with a string that began at start, from its first escape at the cursor.
func (p *parser) escapedString(start int) (string, *Error) {
	decoded := append(make([]byte, 0, 2*(p.pos-start)+16), p.text[start:p.pos]...)
	for p.pos < len(p.text) {
		switch c := p.text[p.pos]; {
		case c == '"':
			p.pos++
			return string(decoded), nil
		case c == '\\':
			r, fault := p.escape()
			if fault != nil {
				return "", fault
			}
			decoded = utf8.AppendRune(decoded, r)
		case c < 0x20:
			return "", rawControl(p.pos)
		default:
			decoded = append(decoded, c)
			p.pos++
		}
	}
	return "", openString(p.pos)
}

func rawControl(offset int) *Error {
	return badJSON(offset, `a control character can't stand in a text; escape it, as \n or \t`)
}

func openString(offset int) *Error {
	return badJSON(offset, "the text ends inside a quoted text; close it with a double quote")
}

// escape reads the escape at the cursor; a surrogate pair is one character.
func (p *parser) escape() (rune, *Error) {
	start := p.pos
	p.pos++
	c := p.peek()
	if c == 'u' {
		return p.unicodeEscape(start)
	}
	at := strings.IndexByte(`"\/bfnrt`, c)
	if at < 0 {
		return 0, badJSON(start, `this escape is not known; use \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits`)
	}
	p.pos++
	return rune("\"\\/\b\f\n\r\t"[at]), nil
}

func (p *parser) unicodeEscape(start int) (rune, *Error) {
	first, fault := p.hex4(start)
	if fault != nil || !utf16.IsSurrogate(first) {
		return first, fault
	}
	second := start + len(`\uXXXX`)
	if strings.HasPrefix(p.text[second:], `\u`) {
		p.pos++
		low, fault := p.hex4(second)
		if fault != nil {
			return 0, fault
		}
		if r := utf16.DecodeRune(first, low); r != utf8.RuneError {
			return r, nil
		}
	}
	return 0, &Error{Code: "lone-surrogate", Offset: start,
		Message: `this escape is half of a surrogate pair; write both halves, as \ud83d\ude00`}
}

// hex4 reads the u at the cursor and four hexadecimal digits; start is where the escape began.
func (p *parser) hex4(start int) (rune, *Error) {
	p.pos++
	var r rune
	for range 4 {
		digit := hexDigit(p.peek())
		if digit < 0 {
			return 0, badJSON(start, `\u needs four hexadecimal digits; write all four`)
		}
		r = r<<4 | digit
		p.pos++
	}
	return r, nil
}

func hexDigit(c byte) rune {
	switch {
	case isDigit(c):
		return rune(c - '0')
	case 'a' <= c && c <= 'f':
		return rune(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return rune(c-'A') + 10
	}
	return -1
}
