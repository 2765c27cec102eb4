package assets

import (
	"slices"
	"strings"
	"sync"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// Key names one text of the lab. Constants are generated, so that a missing text doesn't compile.
type Key uint16

// String is the text's name in the file.
func (k Key) String() string { return names[k] }

// Texts are the texts of one language. They are not changed once loaded.
type Texts struct {
	Locale string // "en", "th", "ru"
	list   []string
}

// locale is the file of one language.
type locale struct{ name, source string }

// maxLocaleBytes bounds the file of a language.
const maxLocaleBytes = 1 << 20

var loaded struct {
	sync.Mutex
	texts [len(locales)]*Texts
}

// Locales are the languages there are, in the order in which they are offered.
func Locales() []string {
	list := make([]string, 0, len(locales))
	for i := range locales {
		list = append(list, locales[i].name)
	}
	return list
}

// Load reads the texts of a language once and keeps them; an unknown one gives English and false.
func Load(name string) (*Texts, bool) {
	at := slices.IndexFunc(locales[:], func(l locale) bool { return l.name == name })
	known := at >= 0
	if !known {
		at = 0 // English is offered first
	}
	loaded.Lock()
	defer loaded.Unlock()
	if loaded.texts[at] == nil {
		loaded.texts[at] = read(locales[at])
	}
	return loaded.texts[at], known
}

// read takes the texts in the order of the keys. A test reads every file, so here a fault only leaves texts empty.
func read(l locale) *Texts {
	doc, _ := canon.Parse(l.source, canon.Limits{Bytes: maxLocaleBytes, Depth: 1})
	t := &Texts{Locale: l.name, list: make([]string, len(names))}
	for i, name := range names {
		text, _ := doc.Get(name)
		t.list[i] = text.Text()
	}
	return t
}

// Text is the text of a key.
func (t *Texts) Text(key Key) string { return t.list[key] }

// Fill is the text of a key with its {places} filled in: pairs of name and value. A place without a pair stays.
func (t *Texts) Fill(key Key, pairs ...string) string {
	text := t.list[key]
	filled := make([]byte, 0, 2*len(text))
	for {
		open := strings.IndexByte(text, '{')
		end := strings.IndexByte(text, '}')
		if open < 0 || end < open {
			return string(append(filled, text...))
		}
		filled = append(filled, text[:open]...)
		filled = append(filled, valueOf(text[open:end+1], pairs)...)
		text = text[end+1:]
	}
}

// valueOf finds the value of a place such as "{age}", the place itself where there is none.
func valueOf(place string, pairs []string) string {
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] == place[1:len(place)-1] {
			return pairs[i+1]
		}
	}
	return place
}

// Named finds a text by its name in the file ("reason.expired"), for keys made from codes; false when there is none.
func (t *Texts) Named(name string) (string, bool) {
	at, found := slices.BinarySearch(names[:], name)
	if !found {
		return "", false
	}
	return t.list[at], true
}

// Starting calls each with the name and the text of all whose name starts with prefix, sorted by name.
func (t *Texts) Starting(prefix string, each func(name, text string)) {
	at, _ := slices.BinarySearch(names[:], prefix)
	for ; at < len(names) && strings.HasPrefix(names[at], prefix); at++ {
		each(names[at], t.list[at])
	}
}
