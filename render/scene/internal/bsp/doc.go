// Package bsp puts the static solids of the stage in an order that is right from every camera.
//
// Build cuts space by planes, most of them faces of the solids, until each cell holds one solid at most; a solid that
// a plane crosses is cut in two. A walk of the tree that takes the side away from the camera first meets the cells from
// back to front. Build is slow and runs when the project is generated; Encode writes its Tree to a file and Decode reads it
// back in a few large slices, which is what the page does at start.
//
// A cut leaves no face behind: only faces that can be seen are kept, and a solid's pieces hide each other's insides.
// Faces that lie inside another opaque solid are dropped.
package bsp
