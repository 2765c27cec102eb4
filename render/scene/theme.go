package scene

// Theme is the stage's colours.
type Theme uint8

// The themes.
const (
	DarkTheme Theme = iota
	LightTheme
	ProjectorTheme
	themes
)

// light is how a theme lights the stage.
type light struct {
	background       [3]float32
	sun, sky, ground [3]float32
	fade             float32 // how much of the far edge goes into the background, 0..1
}

var lights = [themes]light{
	DarkTheme: {
		background: [3]float32{0.055, 0.075, 0.130},
		sun:        [3]float32{0.72, 0.69, 0.64},
		sky:        [3]float32{0.46, 0.50, 0.62},
		ground:     [3]float32{0.20, 0.20, 0.28},
		fade:       0.45,
	},
	LightTheme: {
		background: [3]float32{0.925, 0.940, 0.965},
		sun:        [3]float32{0.52, 0.50, 0.46},
		sky:        [3]float32{0.62, 0.63, 0.66},
		ground:     [3]float32{0.38, 0.38, 0.42},
		fade:       0.35,
	},
	ProjectorTheme: {
		background: [3]float32{1, 1, 1},
		sun:        [3]float32{0.45, 0.44, 0.42},
		sky:        [3]float32{0.68, 0.68, 0.70},
		ground:     [3]float32{0.45, 0.45, 0.48},
		fade:       0.15,
	},
}

// sunlight comes from the left front, from above; length 1.
var sunlight = [3]float32{-0.48, 0.72, 0.50}

func (t Theme) light() *light {
	if t >= themes {
		t = DarkTheme
	}
	return &lights[t]
}

// Background is the theme's background colour behind the stage, RGB 0..1.
func (t Theme) Background() [3]float32 { return t.light().background }

// The far edge fades from a little behind what the camera looks at.
const (
	fadeBehind = 4.0
	fadeLength = 12.0
)

func (u *Uniforms) fill(t Theme, c *Camera) {
	l := t.light()
	_, _, forward := c.axes()
	u.Light, u.Sun, u.Sky, u.Ground = sunlight, l.sun, l.sky, l.ground
	u.Eye = [3]float32{-float32(forward[0]), -float32(forward[1]), -float32(forward[2])}
	u.Fog = [4]float32{l.background[0], l.background[1], l.background[2], l.fade}
	u.Fade = [2]float32{float32(c.Distance + fadeBehind), 1 / fadeLength}
}
