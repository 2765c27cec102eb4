//go:build !js

package chrome

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// Heard is an element as a screen reader has it.
type Heard struct {
	Depth                          int
	Role, Name, Description, Value string
	States                         []string // "focused", "checked=true", "level=2", …
}

// Has says whether it is in a state.
func (h Heard) Has(state string) bool { return slices.Contains(h.States, state) }

// silent are the roles of what only groups or of what its parent says already.
var silent = []string{"none", "generic", "InlineTextBox", "LineBreak", "ListMarker"}

// said are the states that a screen reader tells of.
var said = []accessibility.PropertyName{"focused", "checked", "pressed", "expanded", "disabled", "invalid", "level", "live", "modal", "readonly", "required", "hasPopup", "busy", "selected"}

// Listen is the page's accessibility tree in reading order, without what a screen reader passes over.
func (t *Tab) Listen() (heard []Heard, err error) {
	err = chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		tree, err := cdp.Call(ctx, target, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		if err != nil || len(tree.Nodes) == 0 {
			return err
		}
		r := reading{nodes: map[accessibility.NodeID]*accessibility.Node{}}
		for _, node := range tree.Nodes {
			r.nodes[node.NodeID] = node
		}
		r.read(tree.Nodes[0], 0)
		heard = r.heard
		return nil
	}))
	return heard, err
}

type reading struct {
	nodes map[accessibility.NodeID]*accessibility.Node
	heard []Heard
}

func (r *reading) read(node *accessibility.Node, depth int) {
	role := plain(node.Role)
	if !node.Ignored && !slices.Contains(silent, role) {
		r.heard = append(r.heard, Heard{
			Depth: depth, Role: role, Name: plain(node.Name), Description: plain(node.Description), Value: plain(node.Value), States: states(node),
		})
		depth++
	}
	for _, id := range node.ChildIDs {
		if child := r.nodes[id]; child != nil {
			r.read(child, depth)
		}
	}
}

func states(node *accessibility.Node) (list []string) {
	for _, property := range node.Properties {
		value := plain(property.Value)
		if !slices.Contains(said, property.Name) || value == "false" && property.Name != "checked" && property.Name != "pressed" && property.Name != "expanded" {
			continue
		}
		if value == "true" && (property.Name == "focused" || property.Name == "disabled" || property.Name == "modal") {
			list = append(list, string(property.Name))
			continue
		}
		list = append(list, string(property.Name)+"="+value)
	}
	return list
}

// plain is a value's JSON text without the quotes of a text.
func plain(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var text string
	if json.Unmarshal(v.Value, &text) == nil {
		return text
	}
	return string(v.Value)
}
