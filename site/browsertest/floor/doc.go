// Package floor holds the smallest Ebitengine programs, against which `make bench` measures the lab: what they cost,
// no program that draws with Ebitengine can cost less.
//
// empty draws nothing: the floor of size and of the time to the first frame. quad draws one square of 8 by 8 pixels a
// frame over a kept picture: the floor of a frame. lit draws two lit quads over the whole picture: the floor of a frame in which
// the camera moves.
//
// boxes.js is a peer, not a floor: a scene of 118 boxes drawn by WebGL2 itself the usual way, in a continuous loop.
package floor
