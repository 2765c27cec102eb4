// Package diorama has what stands on the stage: the static parts, the parts that move, the ways between the stations and
// the places of the labels (stage.md, Places).
package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Part is one static convex solid. Decals (Decal true) lie in the plane of the part they decorate and are drawn right after it.
type Part struct {
	Solid solid.Solid
	Glass bool // drawn with the theme's transparency
}

// MoverID names a part that moves.
type MoverID uint8

// Mover is a group of convex solids that moves as one, in its own coordinates.
type Mover struct {
	ID     MoverID
	Solids []solid.Solid
}

// Transform places a mover: turned about y by Yaw, then about its x axis by Pitch, scaled, then moved to At.
type Transform struct {
	At         solid.Vec
	Yaw, Pitch float64 // radians
	Scale      float64
	Hidden     bool
}

// Static are the parts that never move. Their paints may change with the state.
func Static() []Part { panic("stub") }

// Movers are the parts that move: the parcel (with its tag, schema shape and fingerprint), the waiting messages, the
// lid, the barrier.
func Movers() []Mover { panic("stub") }

// Pose places every mover, in the order of Movers, for one moment. It allocates nothing.
func Pose(p *view.Pose, into []Transform) { panic("stub") }

// Anchor is the point over a station where its label stands.
func Anchor(s view.Station) solid.Vec { panic("stub") }

// Theme-independent: Colours fills, for one theme and one stage, the colour of every paint: RGB 0..1, alpha, glow 0..1.
func Colours(theme int, stage *view.Stage, into []Colour) { panic("stub") }

// Colour is a paint's colour now.
type Colour struct{ R, G, B, A, Glow float32 }

// Paints is how many paints there are.
func Paints() int { panic("stub") }
