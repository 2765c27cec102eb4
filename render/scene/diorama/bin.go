package diorama

import "github.com/redrivelab/redrivelab/render/scene/solid"

// The bin's posts, and the openings that the tracks come through.
const (
	postWide = 0.15
	postX    = binHalfX - 0.12 // from the middle to a post's middle
	postZ    = binHalfZ - 0.12
	doorway  = 0.88 // half of it
	frame    = 0.08 // height of the frame on top
)

func (b *builder) bin() {
	b.floor(paintVioletFloor, binX-binHalfX, gateZ-binHalfZ, binX+binHalfX, gateZ+binHalfZ, 8, 6)
	const h = postWide / 2
	for _, x := range []float64{binX - postX, binX + postX} {
		for _, z := range []float64{gateZ - postZ, gateZ + postZ} {
			b.stand(paintViolet, solid.Slab(solid.RoundedRect(x-h, z-h, x+h, z+h, 0.05, 1), railTop, binTop, solid.Edge{}, solid.Edge{}, true))
		}
	}
	b.binFrame()
	b.binGlass()
}

// binFrame joins the posts on top.
func (b *builder) binFrame() {
	const h = postWide / 2
	y0, y1 := binTop-frame, binTop
	for _, z := range []float64{gateZ - postZ, gateZ + postZ} {
		b.add(paintViolet, solid.Box(solid.Vec{binX - postX + h, y0, z - h}, solid.Vec{binX + postX - h, y1, z + h}))
	}
	for _, x := range []float64{binX - postX, binX + postX} {
		b.add(paintViolet, solid.Box(solid.Vec{x - h, y0, gateZ - postZ + h}, solid.Vec{x + h, y1, gateZ + postZ - h}))
	}
}

func (b *builder) binGlass() {
	const h, g = postWide / 2, 0.03
	pane := func(x0, z0, x1, z1 float64) {
		b.glass(paintGlass, gleaming(solid.Box(solid.Vec{x0, railTop, z0}, solid.Vec{x1, binTop - frame, z1})))
	}
	left, right, back, front := binX-postX, binX+postX, gateZ-postZ, gateZ+postZ
	pane(left+h, back-g, right-h, back+g)
	pane(left-g, back+h, left+g, front-h)
	pane(left+h, front-g, binX-doorway, front+g)
	pane(binX+doorway, front-g, right-h, front+g)
	pane(right-g, back+h, right+g, gateZ-doorway)
	pane(right-g, gateZ+doorway, right+g, front-h)
}

// gleaming is a pane whose large sides mirror the light in two slanting stripes, a broad one and a narrow one.
func gleaming(pane solid.Solid) solid.Solid {
	const broad, gap, narrow = 0.34, 0.12, 0.08 // stage units
	across := solid.Vec{0.62, -0.5, 0.6}.Unit()
	from := pane.Centre().Dot(across) - 0.3
	at := []float64{from - broad/2, from + broad/2, from + broad/2 + gap, from + broad/2 + gap + narrow}
	gleams := func(f solid.Face) bool {
		x := middle(f).Dot(across)
		return x > at[0] && x < at[1] || x > at[2] && x < at[3]
	}
	thin := thinnest(&pane)
	var faces []solid.Face
	for _, f := range pane.Faces {
		if f.Plane.Normal[thin] == 0 {
			faces = append(faces, f)
			continue
		}
		for _, part := range solid.Divide([]solid.Face{f}, across, at) {
			if gleams(part) {
				part.Paint = paintGleam
			}
			faces = append(faces, part)
		}
	}
	pane.Faces = faces
	return pane
}

// thinnest is the axis along which a box is thinnest.
func thinnest(box *solid.Solid) (axis int) {
	low, high := box.Bounds()
	size := high.Sub(low)
	for i := range size {
		if size[i] < size[axis] {
			axis = i
		}
	}
	return axis
}

// lidSolids are the lid's frame, its pane and a handle; the hinge is the origin, the lid lies towards the viewer.
func lidSolids() (solids []solid.Solid, glass []bool) {
	const w, y0, y1, side = binHalfX - 0.02, 0.012, 0.1, 0.1
	const z0, z1 = 0.03, 2*binHalfZ - 0.03
	box := func(paint solid.Paint, x0, z0, x1, z1 float64) {
		solids = append(solids, solid.Slab(solid.RoundedRect(x0, z0, x1, z1, 0.05, 1), y0, y1, solid.Edge{}, solid.Edge{Radius: 0.04, Segments: 1}, true).Painted(paint))
		glass = append(glass, false)
	}
	box(paintViolet, -w, z0, w, z0+side)
	box(paintViolet, -w, z1-side, w, z1)
	box(paintViolet, -w, z0+side, -w+side, z1-side)
	box(paintViolet, w-side, z0+side, w, z1-side)
	pane := gleaming(solid.Box(solid.Vec{-w + side, 0.035, z0 + side}, solid.Vec{w - side, 0.075, z1 - side})).Painted(paintGlass)
	handle := solid.RoundedBox(solid.Vec{-0.4, 0.02, z1}, solid.Vec{0.4, 0.09, z1 + 0.12}, 0.03, 1).Painted(paintViolet)
	return append(solids, pane, handle), append(glass, true, false)
}
