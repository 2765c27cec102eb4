// Package solid has the convex solids that the stage is made of: their shapes, their cutting by a plane, and the plane
// that separates two of them. Lengths are stage units; x points right, y up, z towards the viewer.
//
// A shape starts in one of three ways: Box for plain boxes, Loft for whatever stands on an outline (rounded boxes,
// prisms, discs), Beam for a straight run of a section, mitred at both ends (rails, poles, arches). Motion turns it and
// puts it into place. Cut and SeparatingPlane are what an exact draw order needs.
//
// Everything here is a pure function. What makes a Solid allocates and belongs to building; what answers about points
// (Side, Motion.Point, Gap) doesn't and may run in every frame.
package solid
