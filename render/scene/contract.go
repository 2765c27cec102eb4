package scene

import "github.com/redrivelab/redrivelab/render/view"

// STUBS of the contract: bodies are the scene owner's.

// Vertex has the layout of ebiten.Vertex, field by field, so that a Frame goes to the GPU without a copy. Dst in
// pixels; Color is the surface's own colour, 0..1, not premultiplied until the shader; Custom carries the normal and what
// else the light needs (shaders/stage.kage says what).
type Vertex struct {
	DstX, DstY, SrcX, SrcY             float32
	ColorR, ColorG, ColorB, ColorA     float32
	Custom0, Custom1, Custom2, Custom3 float32
}

// Anchor is where a station's label may stand, in pixels of the frame.
type Anchor struct {
	X, Y    float32
	Visible bool
}

// Frame is one picture of the stage as data: back to front. It belongs to the Scene and is valid until its next Build.
type Frame struct {
	Vertices []Vertex
	Indices  []uint32
	Anchors  [view.Stations]Anchor
	Parcel   Anchor
	Uniforms Uniforms
}

// Uniforms are the shader's uniforms: names are those in shaders/stage.kage. Fixed arrays, refilled in place.
type Uniforms struct {
	Light  [3]float32 // direction to the light, length 1
	Sun    [3]float32 // the light's colour
	Sky    [3]float32 // ambient light on what faces up
	Ground [3]float32 // and on what faces down
	Eye    [3]float32 // direction from the stage to the viewer, length 1
	Fog    [4]float32 // the background's colour and how strongly the far edge fades into it
	Fade   [2]float32 // depth at which the fade starts, and 1 / its length
}

// Named gives the uniforms under their names in the shader. The slices look into u: call it once, not each frame.
func (u *Uniforms) Named() map[string]any {
	return map[string]any{
		"Light": u.Light[:], "Sun": u.Sun[:], "Sky": u.Sky[:], "Ground": u.Ground[:],
		"Eye": u.Eye[:], "Fog": u.Fog[:], "Fade": u.Fade[:],
	}
}

// Pick is the station that a press at (x, y) on the last Frame means; false when it means none.
func (s *Scene) Pick(x, y float64) (view.Station, bool) { return 0, false }

// Camera looks at Target from a distance: yaw and pitch in radians, distance in stage units.
type Camera struct {
	Yaw, Pitch, Distance float64
	Target               [3]float64
	FovY                 float64 // radians
}

// ViewCount is the number of fixed cameras, on keys 1..6.
const ViewCount = 6

// View is a fixed camera that shows what it frames in a viewport of this aspect (width / height), 9:19 to 21:9.
func View(n int, aspect float64) Camera { return Camera{} }

// Orbit turns the camera by a drag, in pixels; pitch stays in what makes sense. Zoom scales the distance likewise.
func (c Camera) Orbit(dxPx, dyPx float64) Camera { return c }
func (c Camera) Zoom(factor float64) Camera      { return c }

// Theme is the stage's colours.
type Theme uint8

// The themes.
const (
	DarkTheme Theme = iota
	LightTheme
	ProjectorTheme
)

// Scene holds the parts, the tree and the buffers of one stage.
type Scene struct{ frame Frame }

// New makes the stage from the tree made at build time.
func New() *Scene { return &Scene{} }

// Build draws the pose as seen by the camera into a viewport at (left, top) of this size in pixels. No allocation once
// the buffers have grown.
func (s *Scene) Build(pose *view.Pose, camera Camera, theme Theme, left, top, widthPx, heightPx float64) *Frame {
	return &s.frame
}

// Background is the theme's background colour behind the stage, RGB 0..1.
func (t Theme) Background() [3]float32 { return [3]float32{0.055, 0.075, 0.13} }
