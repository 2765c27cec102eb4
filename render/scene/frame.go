package scene

import "github.com/redrivelab/redrivelab/render/view"

// Vertex has the layout of ebiten.Vertex, field by field, so that a Frame goes to the GPU without a copy. Dst is in
// pixels; Color is the surface's own colour, 0..1, not premultiplied; the shader (assets/shaders/stage.kage) says what
// Src and Custom carry. There is no source image, so Src reaches the shader untouched.
type Vertex struct {
	DstX, DstY, SrcX, SrcY             float32
	ColorR, ColorG, ColorB, ColorA     float32
	Custom0, Custom1, Custom2, Custom3 float32
}

// Anchor is where a station's label may stand, in pixels of the frame.
type Anchor struct {
	X, Y    float32
	Visible bool // it lies inside the viewport
}

// Frame is one picture of the stage as data: triangles back to front, to be drawn in one call with source-over
// blending. It belongs to the Scene and is valid until its next Build.
type Frame struct {
	Vertices []Vertex
	Indices  []uint32
	Anchors  [view.Stations]Anchor
	Parcel   Anchor
	Uniforms Uniforms
}

// Uniforms are the shader's uniforms: names are those in assets/shaders/stage.kage. Fixed arrays, refilled in place.
type Uniforms struct {
	Light  [3]float32 // direction to the light, length 1
	Sun    [3]float32 // the light's colour
	Sky    [3]float32 // ambient light on what faces up
	Ground [3]float32 // and on what faces down
	Eye    [3]float32 // direction from the stage to the viewer, length 1
	Fog    [4]float32 // the background's colour and how strongly the far edge fades into it
	Fade   [2]float32 // depth at which the fade starts, and 1 / its length, in stage units
}

// Named gives the uniforms under their names in the shader. The slices look into u: call it once, not each frame.
func (u *Uniforms) Named() map[string]any {
	return map[string]any{
		"Light": u.Light[:], "Sun": u.Sun[:], "Sky": u.Sky[:], "Ground": u.Ground[:],
		"Eye": u.Eye[:], "Fog": u.Fog[:], "Fade": u.Fade[:],
	}
}
