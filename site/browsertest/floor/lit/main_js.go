// Command lit is an Ebitengine program that draws two quads over the whole picture in each frame, lit as the stage is: the
// least that a stage with a plate and a parcel in front of it costs.
package main

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// light does for a pixel what lighting a surface takes: a normal made length 1, the sun, the sky, a highlight, a fade.
const light = `//kage:unit pixels
package main

var Sun vec3
var Eye vec3

func Fragment(dstPos vec4, srcPos vec2, color vec4, custom vec4) vec4 {
	depth := 1 / max(srcPos.y, 0.001)
	normal := normalize(custom.xyz)
	sun := max(dot(normal, Sun), 0)
	sky := mix(vec3(0.2), vec3(0.55), 0.5+0.5*normal.y) * clamp(srcPos.x*depth, 0, 1)
	shine := pow(max(dot(normal, normalize(Sun+Eye)), 0), 48) * 0.2
	lit := color.rgb*(sky+vec3(0.9)*sun) + vec3(shine)
	return vec4(mix(lit, vec3(0.05), clamp((depth-20)*0.03, 0, 1)), 1) * color.a
}
`

type game struct {
	shader  *ebiten.Shader
	options ebiten.DrawTrianglesShaderOptions
	frame   int
}

func (g *game) Update() error { return nil }

// Draw moves the second quad by a pixel a frame, so that no frame equals the one before.
func (g *game) Draw(screen *ebiten.Image) {
	size := screen.Bounds().Size()
	var vertices []ebiten.Vertex
	for quad := range 2 {
		left := float32(quad * (g.frame % 8))
		for corner := range 4 {
			vertices = append(vertices, ebiten.Vertex{
				DstX: left + float32(corner%2*size.X), DstY: float32(corner / 2 * size.Y), SrcX: 0.03, SrcY: 0.03,
				ColorR: 0.6, ColorG: 0.5, ColorB: 0.4, ColorA: 1, Custom0: 0.01, Custom1: 0.02, Custom2: 0.015,
			})
		}
	}
	screen.DrawTrianglesShader32(vertices, []uint32{0, 1, 2, 1, 3, 2, 4, 5, 6, 5, 7, 6}, g.shader, &g.options)
	g.frame++
}

func (g *game) Layout(w, h int) (int, int) { return w, h }

func main() {
	shader, err := ebiten.NewShader([]byte(light))
	if err != nil {
		panic(err)
	}
	g := &game{shader: shader}
	g.options.Uniforms = map[string]any{"Sun": []float32{-0.5, 0.7, 0.5}, "Eye": []float32{0.2, 0.6, 0.77}}
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(g); err != nil {
		panic(err)
	}
}
