package canon

import "unicode/utf8"

const hexDigits = "0123456789abcdef"

// Append appends the canonical text.
func (v Value) Append(dst []byte) []byte {
	switch v.kind {
	case Bool:
		if v.truth {
			return append(dst, "true"...)
		}
		return append(dst, "false"...)
	case Integer, Float:
		return append(dst, v.text...)
	case String:
		return appendString(dst, v.text)
	case Array:
		return v.appendArray(dst)
	case Object:
		return v.appendObject(dst)
	}
	return append(dst, "null"...)
}

func (v Value) appendArray(dst []byte) []byte {
	dst = append(dst, '[')
	for i := range v.items {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = v.items[i].Append(dst)
	}
	return append(dst, ']')
}

func (v Value) appendObject(dst []byte) []byte {
	dst = append(dst, '{')
	for i := range v.members {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendString(dst, v.members[i].Key)
		dst = append(dst, ':')
		dst = v.members[i].Value.Append(dst)
	}
	return append(dst, '}')
}

// Canonical is the canonical text.
func (v Value) Canonical() string { return string(v.Append(make([]byte, 0, v.size))) }

// Hash is the lower-case hexadecimal SHA-256 of a canonical text.
func Hash(canonical string) string {
	sum := Sum256([]byte(canonical))
	text := make([]byte, 0, 2*len(sum))
	for _, b := range sum {
		text = append(text, hexDigits[b>>4], hexDigits[b&0xf])
	}
	return string(text)
}

// appendString quotes a text: only the quote, the backslash and C0 controls are escaped (canonical-json.md, Rules).
// Bytes that are not UTF-8, which no parsed text has, become U+FFFD. What stands for itself is taken over in one piece.
func appendString(dst []byte, text string) []byte {
	dst = append(dst, '"')
	plain := 0 // where the piece begins that is still to be taken over
	for i := 0; i < len(text); {
		c, size, stands := text[i], 1, false
		if c < utf8.RuneSelf {
			stands = c >= 0x20 && c != '"' && c != '\\'
		} else {
			var r rune
			r, size = utf8.DecodeRuneInString(text[i:])
			stands = r != utf8.RuneError
		}
		if !stands {
			dst = appendEscaped(append(dst, text[plain:i]...), c)
			plain = i + size
		}
		i += size
	}
	return append(append(dst, text[plain:]...), '"')
}

// shortEscapes are the characters that have a short escape, each followed by its letter.
const shortEscapes = "\"\"\\\\\bb\tt\nn\ff\rr"

func appendEscaped(dst []byte, c byte) []byte {
	if c >= utf8.RuneSelf {
		return append(dst, "\ufffd"...)
	}
	for i := 0; i < len(shortEscapes); i += 2 {
		if shortEscapes[i] == c {
			return append(dst, '\\', shortEscapes[i+1])
		}
	}
	return append(dst, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&0xf])
}
