// Package canon reads JSON strictly and writes it canonically, and so gives a record's body its fingerprint.
//
// The canonical text is, byte for byte, what Python gives for json.dumps(json.loads(text), sort_keys=True,
// separators=(",", ":"), ensure_ascii=False) over the domain of canonical-json.md: keys sort by code point, integers
// are exact at any size and stay apart from floats (1 is not 1.0), floats have Python's shortest digits. It is neither
// RFC 8785 nor what JavaScript's JSON.stringify gives. The hash is the SHA-256 of that text.
//
// ParseBody takes a body under its own limits, Parse any other text under given ones; CheckBody holds a value that was
// parsed as part of a larger text to a body's limits. A Value is immutable and remembers where it stood in its source.
// Writer builds the texts that the engine itself gives out.
//
// What is refused, with the codes of Error:
//
//	bad-json         no JSON: the message says what was expected
//	bad-utf8         bytes that are not UTF-8
//	byte-order-mark  the text starts with U+FEFF
//	not-finite       NaN, Infinity or -Infinity
//	number-overflow  a number beyond what a double holds
//	long-integer     an integer of more than 1,000 digits
//	lone-surrogate   half of a surrogate pair, escaped
//	duplicate-key    the same key twice in an object, escapes decoded (Python would keep the last)
//	too-deep         more nesting than the limit
//	too-long         more bytes than the limit, before or after canonicalising
package canon
