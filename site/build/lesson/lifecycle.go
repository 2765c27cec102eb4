package lesson

import (
	"fmt"
	"math"
)

// node is a state in a diagram, at the middle of its box, in the diagram's units.
type node struct {
	Name string
	X, Y float64
}

// Each letter's share of a box, and what stands around the name.
const (
	letter  = 8.4
	padding = 22
	high    = 34
)

// W is the width of the box.
func (n node) W() float64 { return float64(len(n.Name))*letter + padding }

// Left and Top are the box's corner.
func (n node) Left() float64 { return n.X - n.W()/2 }

// Top is the box's upper edge.
func (n node) Top() float64 { return n.Y - high/2 }

// edge is a step from one state to another; via are corners on its way.
type edge struct {
	from, to, label string
	via             [][2]float64
	share           float64 // where on its first line the label stands; 0: the middle
}

// diagram is how a lesson's states follow one another.
type diagram struct {
	width, height int
	nodes         []node
	edges         []edge
}

// diagrams follow the state tables of quarantine.md and review.md.
var diagrams = map[string]diagram{
	"quarantine": {
		width: 800, height: 300,
		nodes: []node{
			{"READY", 60, 50}, {"RETRY", 230, 50}, {"QUARANTINED", 460, 50}, {"REDRIVEN", 710, 50},
			{"SUCCEEDED", 230, 180}, {"HELD", 585, 180},
		},
		edges: []edge{
			{from: "READY", to: "RETRY", label: "receive"},
			{from: "RETRY", to: "QUARANTINED", label: "receive 3/3"},
			{from: "QUARANTINED", to: "REDRIVEN", label: "redrive 8/8"},
			{from: "RETRY", to: "SUCCEEDED", label: "receive"},
			{from: "QUARANTINED", to: "HELD", label: "redrive"},
			{from: "REDRIVEN", to: "HELD", label: "consume"},
			{from: "REDRIVEN", to: "SUCCEEDED", label: "consume 5/5", via: [][2]float64{{755, 265}, {230, 265}}, share: 0.55},
		},
	},
	"review": {
		width: 800, height: 330,
		nodes: []node{
			{"ready", 70, 50}, {"retry", 300, 50}, {"redelivery", 470, 150}, {"acknowledged", 690, 50},
			{"manual-review", 300, 250}, {"ready-for-new-attempt", 110, 150}, {"waiting-for-evidence", 610, 210}, {"closed", 610, 290},
		},
		edges: []edge{
			{from: "ready", to: "retry", label: "temporary"},
			{from: "retry", to: "acknowledged", label: "receipt known"},
			{from: "retry", to: "redelivery", label: "receipt unknown"},
			{from: "redelivery", to: "acknowledged", label: "ledger"},
			{from: "retry", to: "manual-review", label: "terminal, unknown, 2/2", share: 0.62},
			{from: "manual-review", to: "ready-for-new-attempt", label: "replay-after-fix"},
			{from: "ready-for-new-attempt", to: "retry", label: "deliver"},
			{from: "manual-review", to: "waiting-for-evidence", label: ""},
			{from: "manual-review", to: "closed", label: "cancel"},
		},
	},
}

// line is an edge as it is drawn.
type line struct {
	Path, Label string
	X, Y        float64
}

// lifecycle draws a lesson's diagram. The table of states beside it says the same in words.
func (b *blocks) lifecycle(lesson string) (string, error) {
	d, ok := diagrams[lesson]
	if !ok {
		return "", fmt.Errorf("there is no diagram of that name")
	}
	lines := make([]line, 0, len(d.edges))
	for _, e := range d.edges {
		lines = append(lines, d.line(e))
	}
	return b.fill(lifecycleHTML, struct {
		Lesson        string
		Width, Height int
		Nodes         []node
		Lines         []line
		High          float64
	}{lesson, d.width, d.height, d.nodes, lines, high})
}

func (d *diagram) node(name string) node {
	for _, n := range d.nodes {
		if n.Name == name {
			return n
		}
	}
	return node{}
}

// line goes from the edge of one box over all corners to the edge of the other.
func (d *diagram) line(e edge) line {
	from, to := d.node(e.from), d.node(e.to)
	points := append([][2]float64{{from.X, from.Y}}, e.via...)
	points = append(points, [2]float64{to.X, to.Y})
	last := len(points) - 1
	points[0], points[last] = from.border(points[1]), to.border(points[last-1])
	path := ""
	for i, p := range points {
		path += fmt.Sprintf("%c%.1f %.1f", "ML"[min(i, 1)], p[0], p[1])
	}
	a, z, share := points[last-1], points[last], 0.5
	if len(e.via) > 0 {
		a, z = points[1], points[2]
	}
	if e.share > 0 {
		share = e.share
	}
	return line{path, e.label, a[0] + (z[0]-a[0])*share, a[1] + (z[1]-a[1])*share - 7}
}

// border is where the way from the middle of the box to a point leaves the box.
func (n node) border(towards [2]float64) [2]float64 {
	dx, dy := towards[0]-n.X, towards[1]-n.Y
	scale := math.Min(math.Abs(n.W()/2/dx), math.Abs(high/2/dy)) // a zero gives +Inf: the other one counts
	return [2]float64{n.X + dx*scale, n.Y + dy*scale}
}

const lifecycleHTML = `<figure class="lifecycle">
<div class="table" tabindex="0"><svg viewBox="0 0 {{.Width}} {{.Height}}" width="{{.Width}}" height="{{.Height}}" role="img" aria-label="{{text "page.lesson.lifecycle"}}">
<defs><marker id="arrow-{{.Lesson}}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker></defs>
{{$high := .High}}{{$lesson := .Lesson}}{{range .Lines}}<path class="way" d="{{.Path}}" marker-end="url(#arrow-{{$lesson}})"/>{{if .Label}}<text class="step" x="{{.X}}" y="{{.Y}}">{{.Label}}</text>{{end}}
{{end}}{{range .Nodes}}<g class="state {{.Name}}"><rect x="{{.Left}}" y="{{.Top}}" width="{{.W}}" height="{{$high}}" rx="9"/><text x="{{.X}}" y="{{.Y}}" dy="0.35em">{{.Name}}</text></g>
{{end}}</svg></div>
<figcaption>{{if eq .Lesson "quarantine"}}{{text "page.lesson.lifecycle.quarantine"}}{{else}}{{text "page.lesson.lifecycle.review"}}{{end}}</figcaption>
</figure>
`
