package ui

import "strconv"

// row is a part of a sheet that stays in one piece: its height, the gap to the next one, and how to draw it with its top
// at y.
type row struct {
	h, gap float64
	draw   func(y float64)
}

// paged shows as many rows as fit into the rectangle, from the state's page on. When not all fit, buttons to turn the
// pages stand below.
func (b *builder) paged(r Rect, rows []row) {
	b.plan.pageRect = r
	starts := b.starts(rows, r.H)
	buttons := len(starts) > 1 && !b.plan.quietPages
	if buttons {
		r.H -= b.touch + b.gap
		starts = b.starts(rows, r.H)
	}
	page := min(max(b.state.Page, 0), len(starts)-1)
	b.plan.Pages, b.plan.page = len(starts), page
	end := len(rows)
	if page+1 < len(starts) {
		end = starts[page+1]
	}
	y := r.Y
	for _, row := range rows[starts[page]:end] {
		row.draw(y)
		y += row.h + row.gap
	}
	if buttons {
		b.turner(Rect{r.X, r.Y + r.H + b.gap, r.W, b.touch}, page, len(starts))
	}
}

// starts are the rows that begin a page of this height.
func (b *builder) starts(rows []row, height float64) []int {
	starts := []int{0}
	used := 0.0
	for i := range rows {
		if used > 0 && used+rows[i].h > height {
			starts = append(starts, i)
			used = 0
		}
		used += rows[i].h + rows[i].gap
	}
	return starts
}

// turner has the buttons to the page before and the next one, and says which page shows.
func (b *builder) turner(r Rect, page, pages int) {
	w := max(b.touch*1.4, min(r.W/3, b.touch*2.5))
	b.ownButton(prevPage, Rect{r.X, r.Y, w, r.H}, "‹", page > 0)
	b.ownButton(nextPage, Rect{r.X + r.W - w, r.Y, w, r.H}, "›", page+1 < pages)
	b.centred(r, []string{strconv.Itoa(page+1) + " / " + strconv.Itoa(pages)}, b.note(), SoftInk)
}

// ownButton is a button of the screen's own.
func (b *builder) ownButton(id string, r Rect, label string, enabled bool) {
	l := b.looks(id, enabled)
	b.box(r, b.radius, l.fill, l.edge, b.text/14)
	b.centred(r, []string{label}, b.bold(), l.ink)
	b.target(id, r)
}
