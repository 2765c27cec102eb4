package canon

import (
	"encoding/binary"
	"math/bits"
)

// SHA-256 as FIPS 180-4 defines it. It is written here because crypto/sha256 brings the whole validated module along, with
// AES, SHA-3 and self-tests that run before main: 96 kB of a compressed WebAssembly file. A test holds it to crypto/sha256.

const (
	blockBytes = 64
	// paddingBytes is the least that follows a text: the bit 1 in a byte, and the length as 64 bits.
	paddingBytes = 1 + 8
)

// rounds are the first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
var rounds = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// Sum256 is the SHA-256 of a text.
func Sum256(text []byte) [32]byte {
	// The fractional parts of the square roots of the first eight primes (FIPS 180-4, 5.3.3).
	sum := [8]uint32{
		0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
	}
	for rest := pad(text); len(rest) > 0; rest = rest[blockBytes:] {
		compress(&sum, rest[:blockBytes])
	}
	var digest [32]byte
	for i, word := range sum {
		binary.BigEndian.PutUint32(digest[4*i:], word)
	}
	return digest
}

// pad fills a text up to whole blocks (FIPS 180-4, 5.1.1).
func pad(text []byte) []byte {
	blocks := (len(text) + paddingBytes + blockBytes - 1) / blockBytes
	padded := make([]byte, blocks*blockBytes)
	copy(padded, text)
	padded[len(text)] = 0x80
	binary.BigEndian.PutUint64(padded[len(padded)-8:], uint64(len(text))*8)
	return padded
}

// compress takes one block into the sum (FIPS 180-4, 6.2.2).
func compress(sum *[8]uint32, block []byte) {
	schedule := expand(block)
	a, b, c, d, e, f, g, h := sum[0], sum[1], sum[2], sum[3], sum[4], sum[5], sum[6], sum[7]
	for i := range schedule {
		choice, majority := e&f^^e&g, a&b^a&c^b&c
		first := h + (bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)) + choice + rounds[i] + schedule[i]
		second := (bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)) + majority
		h, g, f, e, d, c, b, a = g, f, e, d+first, c, b, a, first+second
	}
	for i, word := range [8]uint32{a, b, c, d, e, f, g, h} {
		sum[i] += word
	}
}

// expand makes the 64 words of a block's message schedule.
func expand(block []byte) (words [64]uint32) {
	for i := range 16 {
		words[i] = binary.BigEndian.Uint32(block[4*i:])
	}
	for i := 16; i < len(words); i++ {
		near, far := words[i-2], words[i-15]
		near = bits.RotateLeft32(near, -17) ^ bits.RotateLeft32(near, -19) ^ near>>10
		far = bits.RotateLeft32(far, -7) ^ bits.RotateLeft32(far, -18) ^ far>>3
		words[i] = near + words[i-7] + far + words[i-16]
	}
	return words
}
