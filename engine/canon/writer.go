package canon

import "strconv"

// Writer builds one JSON text: commas are its own business; that brackets match and keys alternate with values is its
// user's. The zero Writer is ready. Members stay in the order in which they are written.
type Writer struct {
	buf   []byte
	comma bool // whether something stands before the next key or value at this level
}

// Object opens an object.
func (w *Writer) Object() { w.open('{') }

// EndObject closes an object.
func (w *Writer) EndObject() { w.end('}') }

// Array opens an array.
func (w *Writer) Array() { w.open('[') }

// EndArray closes an array.
func (w *Writer) EndArray() { w.end(']') }

// Key writes a member's key; its value comes next.
func (w *Writer) Key(key string) {
	w.separate()
	w.buf = append(appendString(w.buf, key), ':')
	w.comma = false
}

// String writes a text. Bytes that are not UTF-8 become U+FFFD.
func (w *Writer) String(text string) {
	w.separate()
	w.buf = appendString(w.buf, text)
}

// Int writes an integer.
func (w *Writer) Int(n int) {
	w.separate()
	w.buf = strconv.AppendInt(w.buf, int64(n), 10)
}

// Bool writes true or false.
func (w *Writer) Bool(truth bool) {
	w.separate()
	w.buf = strconv.AppendBool(w.buf, truth)
}

// Null writes null.
func (w *Writer) Null() { w.Raw("null") }

// Raw writes one JSON value that is text already.
func (w *Writer) Raw(json string) {
	w.separate()
	w.buf = append(w.buf, json...)
}

// Text is what was written.
func (w *Writer) Text() string { return string(w.buf) }

// Room makes room for so many bytes more at once: a long text is then not copied again and again while it grows.
func (w *Writer) Room(bytes int) { w.buf = append(make([]byte, 0, len(w.buf)+bytes), w.buf...) }

// Clear forgets what was written and keeps the room.
func (w *Writer) Clear() { w.buf, w.comma = w.buf[:0], false }

// Len is how many bytes were written.
func (w *Writer) Len() int { return len(w.buf) }

// StringMember writes a key and a text.
func (w *Writer) StringMember(key, text string) { w.Key(key); w.String(text) }

// IntMember writes a key and an integer.
func (w *Writer) IntMember(key string, n int) { w.Key(key); w.Int(n) }

// BoolMember writes a key and true or false.
func (w *Writer) BoolMember(key string, truth bool) { w.Key(key); w.Bool(truth) }

// NullMember writes a key and null.
func (w *Writer) NullMember(key string) { w.Key(key); w.Null() }

// StringOrNullMember writes a key and a text, or null for an empty one.
func (w *Writer) StringOrNullMember(key, text string) {
	if text == "" {
		w.NullMember(key)
		return
	}
	w.StringMember(key, text)
}

// StringMemberUnless writes a key and a text, or nothing where the text is the standard one.
func (w *Writer) StringMemberUnless(standard, key, text string) {
	if text != standard {
		w.StringMember(key, text)
	}
}

func (w *Writer) open(bracket byte) {
	w.separate()
	w.buf = append(w.buf, bracket)
	w.comma = false
}

func (w *Writer) end(bracket byte) {
	w.buf = append(w.buf, bracket)
	w.comma = true
}

// separate puts the comma due before a key or value; after it, another one will be due.
func (w *Writer) separate() {
	if w.comma {
		w.buf = append(w.buf, ',')
	}
	w.comma = true
}
