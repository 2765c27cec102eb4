//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/wasm/api"
)

// shown is a control as controls() lists it (lab-format.md).
type shown struct {
	ID, Kind, Value, Shortcut string
	Enabled                   bool
}

func shownBy(t *testing.T, native *api.Lab) []shown {
	t.Helper()
	var list []shown
	require.NoError(t, json.Unmarshal([]byte(native.Call("controls", nil)), &list))
	return list
}

// hands does one thing with a control in the browser, by pointer, by key or by a call; natively the same is a press.
type hands struct {
	*lab
	picker
	view string
	used map[string]int
}

// take uses a control and answers the arguments of the press that it was.
func (h *hands) take(c shown) []string {
	h.t.Helper()
	if c.Kind == "field" {
		h.used["field"]++
		text := h.of(c.Value, "", "0", "1", "ข้อความ")
		value[string](h.lab, `redriveLab.press(%q, %q)`, c.ID, text)
		return []string{c.ID, text}
	}
	switch h.IntN(4) {
	case 0:
		h.used["call"]++
		value[string](h.lab, `redriveLab.press(%q)`, c.ID)
	case 1:
		h.used["key"]++
		value[bool](h.lab, `(document.querySelector('[data-id=%q]').focus(), true)`, c.ID)
		require.NoError(h.t, h.Keys(h.of(kb.Enter, " ")))
	default:
		h.point(c)
	}
	return []string{c.ID}
}

// point uses the pointer; on the canvas, where a control is on another sheet, its shortcut or a call.
func (h *hands) point(c shown) {
	h.t.Helper()
	if h.view == textView {
		h.used["pointer"]++
		h.click(c.ID)
		return
	}
	var targets []target
	require.NoError(h.t, json.Unmarshal([]byte(value[string](h.lab, `redriveLab.targets()`)), &targets))
	for _, at := range targets {
		if at.ID == c.ID {
			h.used["pointer"]++
			require.NoError(h.t, h.Click(at.X+at.W/2, at.Y+at.H/2))
			return
		}
	}
	h.used["call"]++
	value[string](h.lab, `redriveLab.press(%q)`, c.ID)
}

// TestSameStateByAnyHand uses 125 random controls in each lesson and each view, disabled ones too, and compares the state
// after each with what the same press gives natively.
func TestSameStateByAnyHand(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := openWithoutMotion(t, view)
		for seed, s := range subjects {
			t.Run(s.lesson+" "+view, func(t *testing.T) {
				value[string](l, `redriveLab.open(%q)`, s.start())
				h := &hands{l, pickerOf(uint64(seed) + 4), view, map[string]int{}}
				native := api.New()
				native.Call("open", []string{s.start()})
				for i := range 125 {
					controls := shownBy(t, native)
					c := controls[h.IntN(len(controls))]
					args := h.take(c)
					native.Call("press", args)
					require.Equal(t, native.Call("state", nil), value[string](h.lab, `redriveLab.state()`), "after %d, %s (%+v)", i, args, c)
				}
				assert.Equal(t, native.Call("dump", nil), value[string](h.lab, `redriveLab.dump()`))
				for _, way := range []string{"field", "call", "key", "pointer"} {
					assert.Greater(t, h.used[way], 5, fmt.Sprint(way, h.used))
				}
			})
		}
	}
}
