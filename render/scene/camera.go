package scene

import "math"

// Camera looks at Target from a distance: yaw and pitch in radians, distance in stage units. Yaw 0 looks from the
// front, and grows as the viewer walks to the right.
type Camera struct {
	Yaw, Pitch, Distance float64
	Target               [3]float64
	FovY                 float64 // radians
}

const (
	radiansPerPixel = 0.006

	lowestPitch  = 0.16
	highestPitch = 1.5
	nearestEye   = 7.0
	farthestEye  = 160.0
)

// The room that the eye stays out of, so that it is never inside a solid: half of what the plate is wide and deep, and
// what the tower is high, each a little more.
var room = [3]float64{13.5, 6.2, 8.2}

// Orbit turns the camera by a drag, in pixels. It never goes under the plate, over the top, or into the stage.
func (c Camera) Orbit(dxPx, dyPx float64) Camera {
	c.Yaw = math.Remainder(c.Yaw-finite(dxPx)*radiansPerPixel, 2*math.Pi)
	c.Pitch += finite(dyPx) * radiansPerPixel
	return c.settled()
}

// Zoom scales the distance: a factor under 1 goes nearer. The nearer the eye is, the higher it has to stand.
func (c Camera) Zoom(factor float64) Camera {
	if factor > 0 && !math.IsInf(factor, 0) {
		c.Distance *= factor
	}
	return c.settled()
}

// finite makes a drag of what isn't a number no drag.
func finite(x float64) float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return 0
	}
	return x
}

// settled is the camera within its limits; where its eye stands in the room, it rises until it is out.
func (c Camera) settled() Camera {
	c.Pitch = min(max(c.Pitch, lowestPitch), highestPitch)
	c.Distance = min(max(c.Distance, nearestEye), farthestEye)
	const rise = 0.01
	for c.inRoom() && c.Pitch < highestPitch {
		c.Pitch = min(c.Pitch+rise, highestPitch)
	}
	return c
}

func (c *Camera) inRoom() bool {
	eye := c.eye()
	return math.Abs(eye[0]) < room[0] && eye[1] < room[1] && math.Abs(eye[2]) < room[2]
}

func (c *Camera) eye() [3]float64 {
	_, _, forward := c.axes()
	eye := c.Target
	for axis := range 3 {
		eye[axis] -= c.Distance * forward[axis]
	}
	return eye
}

// axes are the directions right and up on the screen, and into it.
func (c *Camera) axes() (right, up, forward [3]float64) {
	sinYaw, cosYaw := math.Sincos(c.Yaw)
	sinPitch, cosPitch := math.Sincos(c.Pitch)
	right = [3]float64{cosYaw, 0, -sinYaw}
	up = [3]float64{-sinPitch * sinYaw, cosPitch, -sinPitch * cosYaw}
	forward = [3]float64{-cosPitch * sinYaw, -sinPitch, -cosPitch * cosYaw}
	return right, up, forward
}
