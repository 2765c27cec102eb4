package canon

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The examples of FIPS 180-2, appendix B.
func TestSum256OfTheStandard(t *testing.T) {
	tests := map[string]string{
		"":    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
		"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
		"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
		string(bytes.Repeat([]byte("a"), 1_000_000)):               "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
	}
	for text, want := range tests {
		sum := Sum256([]byte(text))
		assert.Equal(t, want, hex.EncodeToString(sum[:]))
	}
}

// Every length around the ends of a block pads in its own way.
func TestSum256AgreesWithCryptoAtEveryLength(t *testing.T) {
	text := bytes.Repeat([]byte("redrive\x00\xff"), 40)
	for n := range text {
		assert.Equal(t, sha256.Sum256(text[:n]), Sum256(text[:n]), "%d bytes", n)
	}
}

func FuzzSum256(f *testing.F) {
	f.Add([]byte("29ccf525a210"))
	f.Fuzz(func(t *testing.T, text []byte) {
		assert.Equal(t, sha256.Sum256(text), Sum256(text))
	})
}
