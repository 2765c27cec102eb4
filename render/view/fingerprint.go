package view

// Cells is how many cells the picture of a fingerprint has: 4 × 4, in rows from the top left.
const Cells = 16

// CellColours are the colours (0xRRGGBB) of a fingerprint's cells: the one rule by which every view pictures a body's
// hash, so that equal hashes look equal everywhere. A cell is half a byte.
func CellColours(fingerprint *[8]byte) (colours [Cells]uint32) {
	for i := range colours {
		colours[i] = cellColours[fingerprint[i/2]>>(4*(1-i%2))&15]
	}
	return colours
}

// cellColours are orange, blue, violet and green, each from nearly black to nearly white: two bits choose the hue, two
// how bright it is, so that cells can be told apart without hues too.
var cellColours = [16]uint32{
	0x421e1c, 0xb13d12, 0xe2764b, 0xf7dacf,
	0x132c4e, 0x1a68b2, 0x559ee0, 0xd2e5f7,
	0x281e52, 0x5d3dc0, 0x9476ee, 0xe2dafa,
	0x172e28, 0x267238, 0x60a76e, 0xd5e8d8,
}
