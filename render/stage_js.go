package render

import (
	"image"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/render/scene"
)

// scene.Vertex has the layout of ebiten.Vertex, so that a Frame is drawn without a copy. Were it otherwise, one of these
// arrays would have a negative length, and this would not compile.
type (
	_ [unsafe.Sizeof(scene.Vertex{}) - unsafe.Sizeof(ebiten.Vertex{})]byte
	_ [unsafe.Sizeof(ebiten.Vertex{}) - unsafe.Sizeof(scene.Vertex{})]byte
	_ [unsafe.Offsetof(scene.Vertex{}.SrcX) - unsafe.Offsetof(ebiten.Vertex{}.SrcX)]byte
	_ [unsafe.Offsetof(ebiten.Vertex{}.SrcX) - unsafe.Offsetof(scene.Vertex{}.SrcX)]byte
	_ [unsafe.Offsetof(scene.Vertex{}.ColorR) - unsafe.Offsetof(ebiten.Vertex{}.ColorR)]byte
	_ [unsafe.Offsetof(ebiten.Vertex{}.ColorR) - unsafe.Offsetof(scene.Vertex{}.ColorR)]byte
	_ [unsafe.Offsetof(scene.Vertex{}.Custom0) - unsafe.Offsetof(ebiten.Vertex{}.Custom0)]byte
	_ [unsafe.Offsetof(ebiten.Vertex{}.Custom0) - unsafe.Offsetof(scene.Vertex{}.Custom0)]byte
	_ [unsafe.Offsetof(scene.Vertex{}.Custom3) - unsafe.Offsetof(ebiten.Vertex{}.Custom3)]byte
	_ [unsafe.Offsetof(ebiten.Vertex{}.Custom3) - unsafe.Offsetof(scene.Vertex{}.Custom3)]byte
)

// vertices sees a frame's vertices as Ebitengine's.
func vertices(list []scene.Vertex) []ebiten.Vertex {
	if len(list) == 0 {
		return nil
	}
	return unsafe.Slice((*ebiten.Vertex)(unsafe.Pointer(&list[0])), len(list))
}

// paintStage draws a part of the stage, in port, and its labels there.
func (g *Game) paintStage(screen *ebiten.Image, port, part image.Rectangle) {
	if part.Empty() {
		return
	}
	into := screen.SubImage(part).(*ebiten.Image)
	into.Fill(g.background())
	corners, indices := g.frame.Vertices, g.frame.Indices
	if part != port {
		g.cut.Take(g.frame, part)
		corners, indices = g.cut.Vertices, g.cut.Indices
	}
	into.DrawTrianglesShader32(vertices(corners), indices, g.stageShader, &g.stageOptions)
	g.writeLabels(into)
}

// writeLabels draws the stage's labels, and what stands beside the message, over a stage however it was drawn.
func (g *Game) writeLabels(into *ebiten.Image) {
	into.DrawTrianglesShader32(g.labels.vertices, g.labels.indices, g.uiShader, &g.uiOptions)
	if len(g.tag.indices) > 0 {
		into.DrawTrianglesShader32(g.tag.vertices, g.tag.indices, g.uiShader, &g.uiOptions)
	}
}

func channel(v float32) uint8 { return uint8(v*255 + 0.5) }
