package ui

// The cover of a stage is kept on a grid of so many cells.
const (
	coverColumns = 48
	coverRows    = 30
)

// cover answers fast how much of what the stage shows a rectangle would hide: sums over a grid, each of all cells left of
// it and above.
type cover struct {
	stage Rect
	cells [(coverColumns + 1) * (coverRows + 1)]float32
}

// fill takes what there is to see. Where things overlap, the weightiest counts; a cell that one covers in part counts in
// part.
func (c *cover) fill(stage Rect, busy []Busy) {
	c.stage = stage
	clear(c.cells[:])
	for i := range busy {
		b := &busy[i]
		x0, y0 := c.cell(b.X, b.Y)
		x1, y1 := c.cell(b.X+b.W, b.Y+b.H)
		for y := int(y0); y < coverRows && float64(y) < y1; y++ {
			row := c.cells[(y+1)*(coverColumns+1)+1:]
			high := b.Weight * share(y0, y1, y)
			for x := int(x0); x < coverColumns && float64(x) < x1; x++ {
				row[x] = max(row[x], high*share(x0, x1, x))
			}
		}
	}
	for y := 1; y <= coverRows; y++ {
		above, row := c.cells[(y-1)*(coverColumns+1):y*(coverColumns+1)], c.cells[y*(coverColumns+1):(y+1)*(coverColumns+1)]
		sum := float32(0)
		for x := 1; x <= coverColumns; x++ {
			sum += row[x]
			row[x] = sum + above[x]
		}
	}
}

// cell is where a point lies on the grid, in cells, within it.
func (c *cover) cell(x, y float64) (float64, float64) {
	return min(max((x-c.stage.X)/c.stage.W*coverColumns, 0), coverColumns), min(max((y-c.stage.Y)/c.stage.H*coverRows, 0), coverRows)
}

// share is how much of the cell a stretch covers.
func share(from, to float64, cell int) float32 {
	return float32(min(to, float64(cell+1)) - max(from, float64(cell)))
}

// of is the area, times its weight, that r covers, in square px.
func (c *cover) of(r Rect) float64 {
	x0, y0 := c.cell(r.X, r.Y)
	x1, y1 := c.cell(r.X+r.W, r.Y+r.H)
	sum := c.sum(x1, y1) - c.sum(x0, y1) - c.sum(x1, y0) + c.sum(x0, y0)
	return sum * c.stage.W / coverColumns * c.stage.H / coverRows
}

// sum is that of all cells left of a point and above, with their shares.
func (c *cover) sum(x, y float64) float64 {
	column, row := min(int(x), coverColumns-1), min(int(y), coverRows-1)
	at := row*(coverColumns+1) + column
	dx := x - float64(column)
	above := float64(c.cells[at])*(1-dx) + float64(c.cells[at+1])*dx
	below := float64(c.cells[at+coverColumns+1])*(1-dx) + float64(c.cells[at+coverColumns+2])*dx
	return above + (below-above)*(y-float64(row))
}

// along is the share of a line, 0..1, that runs over what is to be seen, other than its goal.
func (c *cover) along(l *Line, goal *Rect) (share float64) {
	const steps = 6
	for i := range steps {
		t := (float64(i) + 0.5) / steps
		atX, atY := l.X0+(l.X1-l.X0)*t, l.Y0+(l.Y1-l.Y0)*t
		if goal.Contains(atX, atY) {
			continue
		}
		x, y := c.cell(atX, atY)
		at := min(int(y), coverRows-1)*(coverColumns+1) + min(int(x), coverColumns-1)
		if c.cells[at+coverColumns+2]-c.cells[at+coverColumns+1]-c.cells[at+1]+c.cells[at] > 0 {
			share += 1.0 / steps
		}
	}
	return share
}
