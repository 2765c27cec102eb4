package canon

// STUBS of the contract: signatures are fixed, the bodies are the canon owner's to write (and to move to other files).

// Limits bounds what Parse takes.
type Limits struct {
	Bytes int // of the source text
	Depth int // the outermost array or object is depth 1
}

// Error says why a text was refused and where. Code is stable; Offset counts bytes from 0.
type Error struct {
	Code    string
	Offset  int
	Message string
}

func (e *Error) Error() string { return e.Message }

// ParseBody parses under the limits of a body: 16 KiB before and after canonicalising, depth 64.
func ParseBody(text string) (Value, error) { panic("stub") }

// Parse parses text under other limits than a body's.
func Parse(text string, limits Limits) (Value, error) { panic("stub") }

// CheckBody holds a value parsed inside a larger text (a scenario) to the limits of a body.
func (v Value) CheckBody() error { panic("stub") }

// Get finds a member by key.
func (v Value) Get(key string) (Value, bool) { panic("stub") }

// Int is the value of an Integer that fits in an int64.
func (v Value) Int() (int64, bool) { panic("stub") }

// Equals says whether the value is a JSON number equal to n: 2, 2.0 and 2e0 equal 2.
func (v Value) Equals(n int64) bool { panic("stub") }

// Append appends the canonical text.
func (v Value) Append(dst []byte) []byte { panic("stub") }

// Canonical is the canonical text.
func (v Value) Canonical() string { panic("stub") }

// Hash is the lower-case hexadecimal SHA-256 of a canonical text.
func Hash(canonical string) string { panic("stub") }

// Writer builds one JSON text: commas are its own business. The zero Writer is ready.
type Writer struct {
	buf   []byte
	comma bool
}

func (w *Writer) Object()            { panic("stub") } // {
func (w *Writer) EndObject()         { panic("stub") } // }
func (w *Writer) Array()             { panic("stub") } // [
func (w *Writer) EndArray()          { panic("stub") } // ]
func (w *Writer) Key(key string)     { panic("stub") } // "key":
func (w *Writer) String(text string) { panic("stub") } // strings that are not valid UTF-8 get U+FFFD
func (w *Writer) Int(n int)          { panic("stub") }
func (w *Writer) Bool(truth bool)    { panic("stub") }
func (w *Writer) Null()              { panic("stub") }
func (w *Writer) Raw(json string)    { panic("stub") } // one JSON value, already text
func (w *Writer) Text() string       { panic("stub") } // what was written
func (w *Writer) Len() int           { panic("stub") }

// Member shorthands: a key and its value in one call.
func (w *Writer) StringMember(key, text string)     { w.Key(key); w.String(text) }
func (w *Writer) IntMember(key string, n int)       { w.Key(key); w.Int(n) }
func (w *Writer) BoolMember(key string, truth bool) { w.Key(key); w.Bool(truth) }
func (w *Writer) NullMember(key string)             { w.Key(key); w.Null() }
