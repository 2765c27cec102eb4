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
		if c := text[i]; c < utf8.RuneSelf {
			i++
			if c < 0x20 || c == '"' || c == '\\' {
				dst = appendEscaped(append(dst, text[plain:i-1]...), c)
				plain = i
			}
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		i += size
		if r == utf8.RuneError {
			dst = utf8.AppendRune(append(dst, text[plain:i-size]...), r)
			plain = i
		}
	}
	return append(append(dst, text[plain:]...), '"')
}

func appendEscaped(dst []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(dst, '\\', c)
	case '\b':
		return append(dst, `\b`...)
	case '\t':
		return append(dst, `\t`...)
	case '\n':
		return append(dst, `\n`...)
	case '\f':
		return append(dst, `\f`...)
	case '\r':
		return append(dst, `\r`...)
	}
	return append(dst, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&0xf])
}
