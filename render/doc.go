// Package render draws the lab with Ebitengine. It is the only package that imports Ebitengine, and its files but this
// one are built for js alone, so that everything with a rule in it lives where it can be tested natively: what stands on
// the stage and in which order (render/scene), where controls and words go (render/ui), what moves (render/view).
//
// A Game draws when it is woken and not otherwise. The picture is kept from frame to frame: a frame redraws what changed,
// the stage, the screen around it or both, since without a graphics card each pass over the whole picture costs
// milliseconds. The stage is one draw call, the boxes and words of the screen are another.
package render
