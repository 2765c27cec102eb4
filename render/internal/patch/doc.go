// Package patch finds the part of the stage's picture that changes while the camera stands still and only what moves
// moves: the picture is kept, and only that part of it is drawn again, from only those triangles that reach into it.
package patch
