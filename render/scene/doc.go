// Package scene draws the stage as data: a view.Pose and a Camera go in, a Frame of triangles comes out, back to front.
// Nothing here knows a screen, so all of it is tested natively.
//
//	s := scene.New()
//	camera := scene.View(0, aspect)
//	frame := s.Build(model.Pose(), camera, scene.DarkTheme, left, top, widthPx, heightPx)
//	// one draw call: frame.Vertices, frame.Indices, assets.StageShader(), frame.Uniforms.Named()
//
// # How the order comes about
//
// There is no depth buffer, so the triangles must come in an order in which nothing is drawn over what hides it. What stands
// still was cut and put in a tree of planes when the project was generated (package internal/bsp; the file is
// assets/stage/tree.bin). While the camera rests, its walk, vertices and indices are kept (still.go). What moves is put
// in its place each frame (mover.go), let down the tree and cut where it crosses a plane (sink.go, clip.go), and ordered
// in each leaf against the static part there and everything else by planes between them (order.go). The parts of a leaf
// are then drawn in the middle of the kept order (merge.go).
//
// # Soft edges
//
// There is no multisampling either. Along an edge that shows lies a strip of one pixel that fades to nothing (feather.go), at
// its face's place in the order; wider ones are the halos of lamps. What the plate leaves on the ground that it hovers over
// (under.go) fades likewise and comes first of all. Soft edges are there only while the camera rests
// (Scene.SetTurning). A judge of the order leaves out triangles with a vertex of alpha 0.
//
// All lists are reused: Build allocates nothing once they have grown.
//
// # The camera
//
// View is a fixed camera for a viewport's shape. A Rig moves the camera from frame to frame: it turns to what a person
// chooses, and until they take it over it follows a long course of events (view.Course) to a Shot, which frames the
// stations that matter. It moves when a course begins and when it is over, and rests between: the kept picture serves then.
//
// Run go generate here whenever package diorama changed; a test fails while the file is out of date.
//
//go:generate go run ./bake
package scene
