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
// Bytes that are not UTF-8, which no parsed text has, become U+FFFD.
func appendString(dst []byte, text string) []byte {
	dst = append(dst, '"')
	for i := 0; i < len(text); {
		if c := text[i]; c < utf8.RuneSelf {
			dst = appendASCII(dst, c)
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		dst = utf8.AppendRune(dst, r)
		i += size
	}
	return append(dst, '"')
}

func appendASCII(dst []byte, c byte) []byte {
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
	if c < 0x20 {
		return append(dst, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&0xf])
	}
	return append(dst, c)
}
