package view

// Shape is what a schema looks like, on the parcel and as a socket: what fits is seen to fit (stage.md).
type Shape uint8

// The shapes. A schema beyond the third is an octagon; a body without a usable schema carries a cross and fits nowhere.
const (
	Square Shape = iota
	Triangle
	Hexagon
	Octagon
	Cross
)

// ShapeOf is the shape of a schema; a negative one stands for none.
func ShapeOf(schema int) Shape {
	switch schema {
	case 1:
		return Square
	case 2:
		return Triangle
	case 3:
		return Hexagon
	}
	if schema < 0 {
		return Cross
	}
	return Octagon
}
