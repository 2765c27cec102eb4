package bridge

import (
	"math"
	"strconv"
	"strings"
	"syscall/js"
	"unicode/utf8"

	"github.com/redrivelab/redrivelab/render/ui"
)

// Scribe measures, breaks and writes words with a 2D canvas of the page: its fonts, its shaping, its fallbacks for
// scripts that the lab has no font for.
type Scribe struct {
	canvas, context js.Value
	family          string
	font            string // that the context is set to
	widths          map[widthKey]float64
	segmenter       js.Value
	locale          string
	pixels          []byte
}

type widthKey struct {
	word  string
	style ui.Style
}

// maxWidths bounds the cache of widths: a screen has some hundred words, and what it no longer shows needn't stay in memory.
const maxWidths = 1024

// marginPx is kept around words: smooth edges and marks reach a little further than measured.
const marginPx = 2

// NewScribe writes with the font of the page's body.
func NewScribe() *Scribe {
	document := js.Global().Get("document")
	s := &Scribe{canvas: document.Call("createElement", "canvas"), widths: map[widthKey]float64{}}
	options := js.Global().Get("Object").New()
	options.Set("willReadFrequently", true)
	s.context = s.canvas.Call("getContext", "2d", options)
	s.family = js.Global().Call("getComputedStyle", document.Get("body")).Get("fontFamily").String()
	return s
}

// SetLocale says by which language's words lines are broken.
func (s *Scribe) SetLocale(locale string) {
	if s.locale != locale {
		s.locale, s.segmenter = locale, js.Undefined()
	}
}

// segment makes a segmenter when the first words need one: it takes longer than all else that is measured.
func (s *Scribe) segment() {
	intl := js.Global().Get("Intl").Get("Segmenter")
	if !intl.Truthy() {
		return
	}
	options := js.Global().Get("Object").New()
	options.Set("granularity", "word")
	s.segmenter = intl.New(s.locale, options)
}

// Forget drops what was measured: the fonts have changed.
func (s *Scribe) Forget() {
	clear(s.widths)
	s.font = ""
}

// samples have a letter of each script that a language is written in: what isn't needed isn't loaded before the first frame.
var samples = map[string]string{"ru": "aЖ", "th": "aก"}

// LoadFonts asks the page for the fonts of its language and calls then when they are there, or can't be had. A font that
// another language needs follows when its words are first written.
func (s *Scribe) LoadFonts(then func()) {
	document := js.Global().Get("document")
	fonts := document.Get("fonts")
	sample, other := samples[document.Get("documentElement").Get("lang").String()]
	if !other {
		sample = "a"
	}
	sample += "→▶" // signs stand on the first picture in any language, in fonts of their own
	promises := js.Global().Get("Array").New()
	for _, weight := range [...]string{"400", "700"} {
		promises.Call("push", fonts.Call("load", weight+" 16px "+s.family, sample))
	}
	var done js.Func
	done = Func(func([]js.Value) any {
		done.Release()
		s.Forget()
		then()
		return nil
	})
	js.Global().Get("Promise").Call("allSettled", promises).Call("then", done)
}

func (s *Scribe) setFont(sizePx float64, bold bool) {
	weight := "400 "
	if bold {
		weight = "700 "
	}
	font := weight + strconv.FormatFloat(sizePx, 'f', 3, 64) + "px " + s.family
	if font != s.font {
		s.context.Set("font", font)
		s.font = font
	}
}

// Width is how wide the words are in CSS px. Browsers set a line word by word, so each word is asked for once a style, in whatever
// lines it stands.
func (s *Scribe) Width(words string, style ui.Style) float64 {
	width := 0.0
	for {
		word, rest, more := strings.Cut(words, " ")
		if word != "" {
			width += s.wordWidth(word, style)
		}
		if !more {
			return width
		}
		width += s.wordWidth(" ", style)
		words = rest
	}
}

func (s *Scribe) wordWidth(word string, style ui.Style) float64 {
	key := widthKey{word, style}
	width, ok := s.widths[key]
	if ok {
		return width
	}
	s.setFont(style.Size, style.Bold)
	width = s.context.Call("measureText", word).Get("width").Float()
	if len(s.widths) >= maxWidths {
		clear(s.widths)
	}
	s.widths[key] = width
	return width
}

// Breaks appends the offsets at which a word of the language begins.
func (s *Scribe) Breaks(words string, into []int) []int {
	if s.segmenter.IsUndefined() {
		s.segment()
	}
	if s.segmenter.IsUndefined() {
		return into
	}
	segments := js.Global().Get("Array").Call("from", s.segmenter.Call("segment", words))
	unit, at := 0, 0
	for i := range segments.Length() {
		segment := segments.Index(i)
		for start := segment.Get("index").Int(); unit < start && at < len(words); {
			r, size := utf8.DecodeRuneInString(words[at:])
			at += size
			unit += utf16Len(r)
		}
		if at > 0 && segment.Get("isWordLike").Truthy() {
			into = append(into, at)
		}
	}
	return into
}

func utf16Len(r rune) int {
	if r > 0xffff {
		return 2
	}
	return 1
}

// Extent is how far the words reach around their first point.
func (s *Scribe) Extent(text string, sizePx float64, bold bool) ui.Extent {
	s.setFont(sizePx, bold)
	m := s.context.Call("measureText", text)
	reach := func(side string) int {
		return max(0, int(math.Ceil(m.Get("actualBoundingBox"+side).Float()))) + marginPx
	}
	return ui.Extent{Left: reach("Left"), Right: reach("Right"), Up: reach("Ascent"), Down: reach("Descent")}
}

// Draw writes all of the list into a picture of this size.
func (s *Scribe) Draw(list []ui.Inscription, widthPx, heightPx int) []byte {
	s.canvas.Set("width", widthPx) // clears it, and all that was set
	s.canvas.Set("height", heightPx)
	s.font = ""
	s.context.Set("fillStyle", "#fff")
	for i := range list {
		s.setFont(list[i].SizePx, list[i].Bold)
		s.context.Call("fillText", list[i].Text, list[i].X, list[i].Y)
	}
	size := 4 * widthPx * heightPx
	if cap(s.pixels) < size {
		s.pixels = make([]byte, size)
	}
	s.pixels = s.pixels[:size]
	js.CopyBytesToGo(s.pixels, s.context.Call("getImageData", 0, 0, widthPx, heightPx).Get("data"))
	return s.pixels
}
