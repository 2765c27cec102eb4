package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// ellipsis stands for what had no room.
const ellipsis = "…"

// lineBreaker breaks words into lines no wider than a box.
type lineBreaker struct {
	measurer Measurer
	breaks   []int // kept for its memory
}

// lines gives the lines of text: broken between words; where one word alone is too wide, within it.
func (b *lineBreaker) lines(text string, style Style, width float64) []string {
	var out []string
	start, used := 0, 0.0
	for at, end := 0, 0; at < len(text); at = end {
		end = b.pieceEnd(text, at)
		w := b.measurer.Width(text[at:end], style)
		if used > 0 && used+b.trimmedWidth(text[at:end], style, w) > width {
			out = append(out, strings.TrimRight(text[start:at], " "))
			start, used = at, 0
		}
		for used == 0 && b.trimmedWidth(text[at:end], style, w) > width {
			cut := b.fit(text[at:end], style, width)
			if at+cut >= end {
				break
			}
			out = append(out, text[at:at+cut])
			at += cut
			start, w = at, b.measurer.Width(text[at:end], style)
		}
		used += w
	}
	if rest := strings.TrimRight(text[start:], " "); rest != "" {
		out = append(out, rest)
	}
	return out
}

// widestPiece is the width below which a word of the text would have to be broken within.
func (b *lineBreaker) widestPiece(text string, style Style) float64 {
	widest := 0.0
	for at, end := 0, 0; at < len(text); at = end {
		end = b.pieceEnd(text, at)
		widest = max(widest, b.measurer.Width(strings.TrimRight(text[at:end], " "), style))
	}
	return widest
}

// few is lines, but at most n of them; the last one ends with an ellipsis when words were left over.
func (b *lineBreaker) few(text string, style Style, width float64, n int) []string {
	all := b.lines(text, style, width)
	if len(all) <= n || n < 1 {
		return all
	}
	all = all[:n]
	all[n-1] = b.cut(all[n-1]+ellipsis, style, width)
	return all
}

// sentences is lines, of as many whole sentences as n lines have room for; of one that alone is too long, what fits.
func (b *lineBreaker) sentences(text string, style Style, width float64, n int) []string {
	for end := len(text); end > 0; end = sentenceEnd(text[:end]) {
		if lines := b.lines(text[:end], style, width); len(lines) <= n {
			return lines
		}
	}
	return b.few(text, style, width, n)
}

// sentenceEnd is where the last sentence but one ends, 0 where there is one alone. Thai ends its sentences with a space between
// its own letters; what stands alone there and is as short as "if not" belongs to what follows.
func sentenceEnd(text string) int {
	const thai, letter, ifNot = 0xE0, 3, 24 // how its letters begin, how long each is, and eight of them
	for at := strings.LastIndexByte(text, ' '); at >= letter && at+1 < len(text); {
		before := strings.LastIndexByte(text[:at], ' ')
		if text[at-1] == '.' || text[at-letter] == thai && text[at+1] == thai && at-before > ifNot {
			return at
		}
		at = before
	}
	return 0
}

// cut shortens text to one line of this width, with an ellipsis where something is left out.
func (b *lineBreaker) cut(text string, style Style, width float64) string {
	if b.measurer.Width(text, style) <= width {
		return text
	}
	body := strings.TrimSuffix(text, ellipsis)
	for body != "" {
		body = strings.TrimRight(body[:lastCluster(body)], " ")
		if b.measurer.Width(body+ellipsis, style) <= width {
			return body + ellipsis
		}
	}
	return ""
}

// pieceEnd is where the piece that begins at `at` ends: after the spaces behind a word, or at a break of the language.
func (b *lineBreaker) pieceEnd(text string, at int) int {
	space := strings.IndexByte(text[at:], ' ')
	end := len(text)
	if space >= 0 {
		end = at + space
		for end < len(text) && text[end] == ' ' {
			end++
		}
	}
	const gloss, letter = 32, 3 // bytes: a short word in brackets stays whole, and no letter of Thai is a word by itself
	if breaker, ok := b.measurer.(Breaker); ok && !plain(text[at:end]) && (text[at] != '(' || end-at > gloss) {
		b.breaks = breaker.Breaks(text[at:end], b.breaks[:0])
		for _, n := range b.breaks {
			if n > letter && !opens(text[at:at+n]) && !splits(text[at:end], n) {
				return at + n
			}
		}
	}
	return end
}

// unbroken are Thai words of the lab that dictionaries don't know, or take for others: they break within them.
var unbroken = [...]string{"สคีมา", "แฮช", "โปรเจกเตอร์", "บูรณาการ", "ยอมรับ", "กลับ", "อยู่"}

// splits says whether a break at n would be within one of those words.
func splits(text string, n int) bool {
	for _, word := range unbroken {
		if strings.Contains(text[max(0, n-len(word)+1):min(len(text), n+len(word)-1)], word) {
			return true
		}
	}
	return false
}

// opens says whether the text ends with a bracket or a quotation mark that belongs to what follows.
func opens(text string) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return unicode.In(r, unicode.Ps, unicode.Pi)
}

// plain says whether there is no letter but of the English alphabet: nothing for a language to break.
func plain(s string) bool {
	for _, r := range s {
		if r >= utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsMark(r)) {
			return false
		}
	}
	return true
}

func (b *lineBreaker) trimmedWidth(piece string, style Style, width float64) float64 {
	if trimmed := strings.TrimRight(piece, " "); len(trimmed) < len(piece) {
		return b.measurer.Width(trimmed, style)
	}
	return width
}

// fit is how many bytes of a too wide word fit, up to a hyphen where there is one; at least one letter with its marks.
func (b *lineBreaker) fit(word string, style Style, width float64) int {
	n := nextCluster(word)
	for n < len(word) {
		next := n + nextCluster(word[n:])
		if b.measurer.Width(word[:next], style) > width {
			break
		}
		n = next
	}
	if hyphen := strings.LastIndexByte(word[:n], '-'); hyphen > 0 {
		return hyphen + 1
	}
	return n
}

// nextCluster is the length of the first letter with the marks that stand on it.
func nextCluster(s string) int {
	_, n := utf8.DecodeRuneInString(s)
	for n < len(s) {
		r, size := utf8.DecodeRuneInString(s[n:])
		if !unicode.Is(unicode.M, r) {
			break
		}
		n += size
	}
	return n
}

// lastCluster is where the last letter with its marks begins.
func lastCluster(s string) int {
	for len(s) > 0 {
		r, size := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-size]
		if !unicode.Is(unicode.M, r) {
			break
		}
	}
	return len(s)
}
