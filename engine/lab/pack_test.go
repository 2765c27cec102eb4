package lab

import (
	"encoding/binary"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func packed(numbers ...any) []byte {
	var out []byte
	for _, part := range numbers {
		switch part := part.(type) {
		case int:
			out = binary.AppendUvarint(out, uint64(part))
		case string:
			out = append(out, part...)
		}
	}
	return out
}

func TestPack(t *testing.T) {
	for _, whole := range []struct {
		text   string
		packed []byte
	}{
		{"", packed(0, 0)},
		{"abc", packed(3, "abc", 0)},
		{"aaaaa", packed(5, "aaaaa", 0)},
		{"aaaaaa", packed(1, "a", 5, 1, 0, 0)},
		{"abcdeabcde", packed(5, "abcde", 5, 5, 0, 0)},
		{"abcdexabcdey", packed(6, "abcdex", 5, 6, 1, "y", 0)},
		{"abcdefabcdeabcdef", packed(6, "abcdef", 5, 6, 0, 6, 11, 0, 0)},
	} {
		assert.Equal(t, whole.packed, pack(whole.text), whole.text)
		text, ok := unpack(whole.packed, len(whole.text))
		assert.True(t, ok, whole.text)
		assert.Equal(t, whole.text, text)
	}
}

func TestUnpackRefuses(t *testing.T) {
	for _, refusal := range []struct {
		name   string
		packed []byte
	}{
		{"nothing", nil},
		{"no end", packed(1, "a")},
		{"cut literals", packed(3, "ab")},
		{"cut number", []byte{0x80}},
		{"number beyond 64 bits", []byte(strings.Repeat("\xff", 10) + "\x01")},
		{"text after the end", packed(1, "a", 0, 0)},
		{"no distance", packed(1, "a", 4)},
		{"distance 0", packed(1, "a", 4, 0, 0, 0)},
		{"distance beyond the start", packed(1, "a", 4, 2, 0, 0)},
		{"repetition beyond the limit", packed(1, "a", 100, 1, 0, 0)},
		{"repetition without measure", packed(1, "a", 1<<40, 1, 0, 0)},
		{"literals beyond the limit", packed(101, strings.Repeat("a", 101), 0)},
		{"literals beyond the limit at last", packed(1, "a", 99, 1, 1, "b", 0)},
	} {
		_, ok := unpack(refusal.packed, 100)
		assert.False(t, ok, refusal.name)
	}
	text, ok := unpack(packed(1, "a", 99, 1, 0, 0), 100)
	assert.True(t, ok)
	assert.Len(t, text, 100, "the limit itself is taken")
}

// A link of the longest dump fits in what OpenLink takes, even if nothing in the dump repeats.
func TestPackHardlyGrows(t *testing.T) {
	text := make([]byte, MaxScenarioBytes)
	seed := uint32(1)
	for i := range text {
		seed = seed*1664525 + 1013904223
		text[i] = 'a' + byte(seed>>24)%20
	}
	packed := pack(string(text))
	assert.Less(t, len(packed), MaxScenarioBytes*101/100)
	assert.Less(t, linkEncoding.EncodedLen(linkHead+len(packed)), maxLinkBytes)
}

func FuzzPack(f *testing.F) {
	f.Add("")
	f.Add(strings.Repeat(`{"do":"redrive"},{"do":"consume"},`, 40))
	f.Add("aaaaabaaaaabaaaaab")
	f.Fuzz(func(t *testing.T, text string) {
		again, ok := unpack(pack(text), len(text))
		assert.True(t, ok)
		assert.Equal(t, text, again)
		if unpacked, ok := unpack([]byte(text), 1000); ok {
			assert.LessOrEqual(t, len(unpacked), 1000)
		}
	})
}
