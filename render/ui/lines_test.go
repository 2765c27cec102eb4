package ui

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
)

// ems counts letters: each is as wide as its size, marks have no width.
type ems struct{}

func (ems) Width(words string, style Style) float64 {
	n := 0
	for _, r := range words {
		if !unicode.Is(unicode.M, r) {
			n++
		}
	}
	return float64(n) * style.Size
}

// cutter breaks behind each second letter.
type cutter struct{ ems }

func (cutter) Breaks(words string, into []int) []int {
	n := 0
	for i, r := range words {
		if unicode.Is(unicode.M, r) {
			continue
		}
		if n > 0 && n%2 == 0 {
			into = append(into, i)
		}
		n++
	}
	return into
}

func TestLines(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		width float64
		want  []string
	}{
		"one line":                       {"ab cd", 5, []string{"ab cd"}},
		"between words":                  {"ab cd", 4, []string{"ab", "cd"}},
		"the space at the end is free":   {"abcd ef", 4, []string{"abcd", "ef"}},
		"a word too long":                {"abcdefg", 3, []string{"abc", "def", "g"}},
		"a word too long after another":  {"ab cdefg", 3, []string{"ab", "cde", "fg"}},
		"and the next goes on behind it": {"abcde f", 4, []string{"abcd", "e f"}},
		"never less than a letter":       {"ab", 0.5, []string{"a", "b"}},
		"nothing":                        {"", 4, nil},
		"spaces only":                    {"  ", 4, nil},
	} {
		b := lineBreaker{measurer: ems{}}
		assert.Equal(t, c.want, b.lines(c.text, Style{Size: 1}, c.width), name)
	}
}

func TestMarksStayWithTheirLetter(t *testing.T) {
	b := lineBreaker{measurer: ems{}}
	assert.Equal(t, []string{"กี่", "กี่"}, b.lines("กี่กี่", Style{Size: 1}, 1))
	assert.Equal(t, "กี่…", b.cut("กี่กี่กี่", Style{Size: 1}, 2))
}

func TestBreakerDecidesWhereThereAreNoSpaces(t *testing.T) {
	b := lineBreaker{measurer: cutter{}}
	assert.Equal(t, []string{"กขคง", "จฉ"}, b.lines("กขคงจฉ", Style{Size: 1}, 5))
	assert.Equal(t, []string{"abcde", "f"}, b.lines("abcdef", Style{Size: 1}, 5), "but not in Latin words")
}

// splitter takes the first letter of สคีมา for a word, as some dictionaries do.
type splitter struct{ ems }

func (splitter) Breaks(words string, into []int) []int {
	at := strings.Index(words, "ส")
	return append(into, at, at+len("ส"))
}

func TestNoLetterIsAWordByItself(t *testing.T) {
	b := lineBreaker{measurer: splitter{}}
	assert.Equal(t, []string{"รองรับ", "สคีมา"}, b.lines("รองรับสคีมา", Style{Size: 1}, 6))
}

// letters breaks behind each letter.
type letters struct{ ems }

func (letters) Breaks(words string, into []int) []int {
	for at := nextCluster(words); at < len(words); at += nextCluster(words[at:]) {
		into = append(into, at)
	}
	return into
}

// The lab's own words stay whole where a dictionary doesn't know them (stage.md, Controls on screen: Thai breaks between words).
func TestWordsThatNoDictionaryKnowsStayWhole(t *testing.T) {
	for _, word := range []string{"สคีมา", "แฮช", "โปรเจกเตอร์", "บูรณาการ", "ยอมรับ", "กลับ", "อยู่"} {
		b := lineBreaker{measurer: letters{}}
		own := ems{}.Width(word, Style{Size: 1}) // and room for the breaks at lone letters, which no line has
		for width := own + 1; width < own+4; width++ {
			all := b.lines("กขคงจ"+word+"งจฉชซ", Style{Size: 1}, width)
			assert.Contains(t, strings.Join(all, "|"), word, "%v", all)
			assert.Greater(t, len(all), 1, "%v", all)
		}
	}
}

func TestNoLineEndsWithWhatOpens(t *testing.T) {
	b := lineBreaker{measurer: cutter{}}
	assert.Equal(t, []string{"กข", "ค(งจ"}, b.lines("กขค(งจ", Style{Size: 1}, 4))
	assert.Equal(t, []string{"กข", "ค«งจ"}, b.lines("กข ค«งจ", Style{Size: 1}, 4))
}

func TestAShortGlossStaysWhole(t *testing.T) {
	b := lineBreaker{measurer: cutter{}}
	assert.Equal(t, []string{"redrive", "(กขคง)"}, b.lines("redrive (กขคง)", Style{Size: 1}, 11))
}

func TestFewEndsWithAnEllipsis(t *testing.T) {
	b := lineBreaker{measurer: ems{}}
	assert.Equal(t, []string{"ab", "c…"}, b.few("ab cd ef", Style{Size: 1}, 2, 2))
	assert.Equal(t, []string{"ab", "cd"}, b.few("ab cd", Style{Size: 1}, 2, 2))
	assert.Equal(t, "abc", b.cut("abc", Style{Size: 1}, 3))
	assert.Equal(t, "a…", b.cut("abc", Style{Size: 1}, 2))
	assert.Empty(t, b.cut("abc", Style{Size: 1}, 0.5), "not even the ellipsis fits")
}

// A label is broken between its words wherever there is room for the longest of them.
func TestWidestPieceIsTheWidestWord(t *testing.T) {
	b := lineBreaker{measurer: ems{}}
	style := Style{Size: 10}
	assert.InDelta(t, b.measurer.Width("Remediation", style), b.widestPiece("Remediation fixed", style), 1e-9)
	assert.InDelta(t, b.measurer.Width("Approved", style), b.widestPiece("Approved", style), 1e-9)
	assert.Equal(t, []string{"Remediation", "fixed"}, b.lines("Remediation fixed", style, b.widestPiece("Remediation fixed", style)))
}

// Only whole sentences are told where there is no room for all; a condition isn't left without what follows from it.
func TestSentencesStayWhole(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		width float64
		want  []string
	}{
		"both fit":          {"Ab cd. Ef gh.", 13, []string{"Ab cd. Ef gh."}},
		"the first fits":    {"Ab cd. Ef gh.", 12, []string{"Ab cd."}},
		"not even that":     {"Abcdef. Gh.", 4, []string{"Abc…"}},
		"Thai":              {"คนยกเลิกแล้ว ระเบียนยังอ่านได้", 16, []string{"คนยกเลิกแล้ว"}},
		"Thai, a condition": {"ดูสมุดบันทึกผล ถ้าไม่ ให้ยกเลิกไปก่อน", 20, []string{"ดูสมุดบันทึกผล"}},
		"Thai, Latin words": {"กลับเป็น HELD การย้อนกลับ", 16, []string{"กลับเป็น HELD…"}},
	} {
		b := lineBreaker{measurer: ems{}}
		assert.Equal(t, c.want, b.sentences(c.text, Style{Size: 1}, c.width, 1), name)
	}
}
