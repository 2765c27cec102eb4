package canon

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// refusals name the code and the byte at fault (canonical-json.md, Domain).
var refusals = []struct {
	name, text, code string
	offset           int
}{
	{"nothing", ``, "bad-json", 0},
	{"only space", " \n", "bad-json", 2},
	{"two values", `1 2`, "bad-json", 2},
	{"trailing text", `{} x`, "bad-json", 3},
	{"cut word", `nul`, "bad-json", 0},
	{"capital word", `True`, "bad-json", 0},
	{"joined words", `nulltrue`, "bad-json", 4},
	{"comment", `/**/1`, "bad-json", 0},
	{"other space", "\u00a01", "bad-json", 0},
	{"vertical tab", "\v1", "bad-json", 0},
	{"form feed", "1\f", "bad-json", 1},
	{"null byte", "\x00", "bad-json", 0},
	{"single quotes", `{'a':1}`, "bad-json", 1},
	{"single-quoted value", `['a']`, "bad-json", 1},
	{"bare key", `{a:1}`, "bad-json", 1},
	{"number as key", `{1:1}`, "bad-json", 1},
	{"no colon", `{"a" 1}`, "bad-json", 5},
	{"no value", `{"a":}`, "bad-json", 5},
	{"no comma", `{"a":1 "b":2}`, "bad-json", 7},
	{"comma at the end of an object", `{"a":1,}`, "bad-json", 6},
	{"comma at the end of an array", `[1 , ]`, "bad-json", 3},
	{"comma at the start", `[,1]`, "bad-json", 1},
	{"two commas", `[1,,2]`, "bad-json", 3},
	{"wrong closing", `[1}`, "bad-json", 2},
	{"open array", `[1`, "bad-json", 2},
	{"open array after a comma", `[1,`, "bad-json", 3},
	{"open object", `{"a":1`, "bad-json", 6},
	{"open object after its bracket", `{`, "bad-json", 1},
	{"open key", `{"a`, "bad-json", 3},
	{"open text", `"abc`, "bad-json", 4},
	{"open text after a backslash", `"abc\`, "bad-json", 4},
	{"open text after an escape", `"abc\n`, "bad-json", 6},
	{"closing alone", `]`, "bad-json", 0},
	{"plus", `+1`, "bad-json", 0},
	{"minus alone", `-`, "bad-json", 1},
	{"minus and letter", `-a`, "bad-json", 1},
	{"two minuses", `--1`, "bad-json", 1},
	{"leading zero", `01`, "bad-json", 0},
	{"leading zero behind a minus", `[-012]`, "bad-json", 2},
	{"leading zero of a float", `00.5`, "bad-json", 0},
	{"no digit before the point", `.5`, "bad-json", 0},
	{"no digit after the point", `1.`, "bad-json", 2},
	{"exponent behind the point", `1.e5`, "bad-json", 2},
	{"no digit in the exponent", `1e`, "bad-json", 2},
	{"no digit in the signed exponent", `1e+`, "bad-json", 3},
	{"hexadecimal", `0x10`, "bad-json", 1},
	{"underscore", `1_000`, "bad-json", 1},
	{"digits of another script", "\u0e51", "bad-json", 0},
	{"raw line feed in a text", "\"a\nb\"", "bad-json", 2},
	{"raw null in a text", "\"\x00\"", "bad-json", 1},
	{"raw tab after an escape", "\"\\n\tb\"", "bad-json", 3},
	{"raw control in a key", "{\"\x1f\":1}", "bad-json", 2},
	{"unknown escape", `"\x41"`, "bad-json", 1},
	{"escaped single quote", `"\'"`, "bad-json", 1},
	{"capital U", `"\U0041"`, "bad-json", 1},
	{"three hexadecimal digits", `"\u004"`, "bad-json", 1},
	{"no hexadecimal digit", `"ab\u004g"`, "bad-json", 3},
	{"signed hexadecimal digits", `"\u+041"`, "bad-json", 1},
	{"cut second half", `"\ud83d\ude0"`, "bad-json", 7},

	{"byte order mark", "\ufeff1", "byte-order-mark", 0},
	{"byte order mark alone", "\ufeff", "byte-order-mark", 0},
	{"byte order mark later", " \ufeff1", "bad-json", 1},

	{"byte of no character", "\"a\xff\"", "bad-utf8", 2},
	{"cut character", "\"\xe0\xb8", "bad-utf8", 1},
	{"overlong slash", "\"\xc0\xaf\"", "bad-utf8", 1},
	{"encoded surrogate", "\"\xed\xa0\x80\"", "bad-utf8", 1},
	{"beyond Unicode", "\"\xf4\x90\x80\x80\"", "bad-utf8", 1},
	{"outside a text", "[1\x80]", "bad-utf8", 2},

	{"NaN", `NaN`, "not-finite", 0},
	{"Infinity", `[Infinity]`, "not-finite", 1},
	{"-Infinity", `{"a":-Infinity}`, "not-finite", 5},

	{"overflow", `1e309`, "number-overflow", 0},
	{"negative overflow", `[0,-1.8e308]`, "number-overflow", 3},
	{"huge exponent", `1e99999999999999999999`, "number-overflow", 0},
	{"halfway above the greatest double", `1.7976931348623159e308`, "number-overflow", 0},

	{"first half alone", `"\ud83d"`, "lone-surrogate", 1},
	{"second half alone", `"a\ude00"`, "lone-surrogate", 2},
	{"halves turned", `"\ude00\ud83d"`, "lone-surrogate", 1},
	{"first half before a character", `"\ud83dx"`, "lone-surrogate", 1},
	{"first half before another escape", `"\ud83d\n"`, "lone-surrogate", 1},
	{"first half twice", `"\ud83d\ud83d\ude00"`, "lone-surrogate", 1},
	{"first half before a whole character", `"\ud83d\u0041"`, "lone-surrogate", 1},
	{"in a key", `{"\udfff":1}`, "lone-surrogate", 2},

	{"duplicate", `{"a":1,"a":1}`, "duplicate-key", 7},
	{"duplicate apart", `{"b":1,"a":2, "b":3}`, "duplicate-key", 14},
	{"duplicate after unescaping", `{"a":1,"\u0061":2}`, "duplicate-key", 7},
	{"duplicate of the solidus", `{"/":1,"\/":2}`, "duplicate-key", 7},
	{"duplicate surrogate pair", "{\"\U0001F600\":1,\"\\ud83d\\ude00\":2}", "duplicate-key", 10},
	{"duplicate empty key", `[{"":1,"":2}]`, "duplicate-key", 7},
}

func TestRefusals(t *testing.T) {
	for _, refusal := range refusals {
		t.Run(refusal.name, func(t *testing.T) {
			_, err := ParseBody(refusal.text)
			fault := faultOf(t, err)
			assert.Equal(t, refusal.code, fault.Code, fault.Message)
			assert.Equal(t, refusal.offset, fault.Offset, fault.Message)
			assert.NotEmpty(t, fault.Error())
		})
	}
}

// Every refusal stays one inside a larger text, further on by what stands before.
func TestRefusalsInside(t *testing.T) {
	const before, after = `{"body":`, `}`
	for _, refusal := range refusals {
		if refusal.offset == len(refusal.text) || strings.HasPrefix(refusal.code, "byte") {
			continue // the end of the text and its start are elsewhere now
		}
		t.Run(refusal.name, func(t *testing.T) {
			_, err := Parse(before+refusal.text+after, Limits{Bytes: 1 << 10, Depth: 10})
			fault := faultOf(t, err)
			assert.Equal(t, refusal.code, fault.Code, fault.Message)
			assert.Equal(t, len(before)+refusal.offset, fault.Offset, fault.Message)
		})
	}
}

// What looks odd but is in the domain, as Python takes it.
func TestTaken(t *testing.T) {
	for _, taken := range []struct{ name, text, canonical string }{
		{"all white space", " \t\r\n[ \t\r\n] \t\r\n", "[]"},
		{"space around every token", ` { "a" : [ 1 , 2 ] , "b" : { } } `, `{"a":[1,2],"b":{}}`},
		{"underflow", `1e-400`, "0.0"},
		{"negative underflow", `-1e-400`, "-0.0"},
		{"zero with a huge exponent", `0e99999999999999999999`, "0.0"},
		{"greatest double", `1.7976931348623157e308`, "1.7976931348623157e+308"},
		{"below half way to overflow", `1.7976931348623158e308`, "1.7976931348623157e+308"},
		{"capital exponent", `1E2`, "100.0"},
		{"exponent with leading zeros", `1e-0007`, "1e-07"},
		{"exponent of three digits", `1e-100`, "1e-100"},
		{"greatest fixed", `9999999999999997e0`, "9999999999999996.0"},
		{"smallest fixed", `0.00010`, "0.0001"},
		{"just below it", `0.00009999`, "9.999e-05"},
		{"every escape", `"\"\\\/\b\f\n\r\t\u000b\u00E9"`, `"\"\\/\b\f\n\r\t\u000bé"`},
		{"all other controls", `"\u0000\u0001\u001f\u007f"`, "\"\\u0000\\u0001\\u001f\u007f\""},
		{"never escaped", `"\u003c\u003e\u0026\u2028"`, "\"<>&\u2028\""},
		{"escaped byte order mark", `"\ufeff"`, "\"\ufeff\""},
		{"pair in mixed case", `"\uD83d\uDE00"`, "\"\U0001F600\""},
		{"noncharacters", `"\uffff\ufffe"`, "\"\uffff\ufffe\""},
		{"no normalisation", "{\"é\":1,\"e\u0301\":2}", "{\"e\u0301\":2,\"é\":1}"},
		{"keys apart by case", `{"a":1,"A":2}`, `{"A":2,"a":1}`},
		{"same key in two objects", `[{"a":1},{"a":1}]`, `[{"a":1},{"a":1}]`},
		{"prefix before longer", `{"ab":1,"a":2}`, `{"a":2,"ab":1}`},
		{"scalars", `[null,true,false,"",0]`, `[null,true,false,"",0]`},
	} {
		t.Run(taken.name, func(t *testing.T) {
			v, err := ParseBody(taken.text)
			require.NoError(t, err)
			assert.Equal(t, taken.canonical, v.Canonical())
		})
	}
}

func faultOf(t testing.TB, err error) *Error {
	t.Helper()
	require.Error(t, err)
	fault, ok := errors.AsType[*Error](err)
	require.True(t, ok, "%T is no *Error", err)
	return fault
}
