package assets

// STUBS of the contract: bodies are the view owner's; key.go is generated from locales/en.json by assets/generate.

// Key names one text of the lab. Constants are generated, so that a missing text doesn't compile.
type Key uint16

// Texts are the texts of one language.
type Texts struct {
	Locale string // "en", "th", "ru"
	list   []string
}

// Locales are the languages there are, in the order in which they are offered.
func Locales() []string { panic("stub") }

// Load reads the texts of a language once and keeps them; an unknown one gives English and false.
func Load(locale string) (*Texts, bool) { panic("stub") }

// Text is the text of a key.
func (t *Texts) Text(key Key) string { panic("stub") }

// Fill is the text of a key with its {places} filled in: pairs of name and value.
func (t *Texts) Fill(key Key, pairs ...string) string { panic("stub") }

// Named finds a text by its name in the file ("reason.expired"), for keys made from codes; false when there is none.
func (t *Texts) Named(name string) (string, bool) { panic("stub") }
