package ui_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	quarantinerules "github.com/redrivelab/redrivelab/engine/quarantine"
	reviewrules "github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/quarantine"
	"github.com/redrivelab/redrivelab/render/view/review"
)

// screens are both lessons in all languages in states that show much, and one whose every word is too long.
func screens(t *testing.T) map[string]*view.Screen {
	t.Helper()
	held := []string{`{"do":"receiveCycle"}`, `{"do":"redrive"}`}
	all := map[string]*view.Screen{
		"start":       screen(t, "en", ""),
		"held":        screen(t, "en", "", held...),
		"many steps":  screen(t, "en", "", strings.Split(strings.Repeat(`{"do":"tick"}|`, 39)+`{"do":"tick"}`, "|")...),
		"policy":      screen(t, "en", `,"policy":{"maxReceives":5}`, held...),
		"long":        long(screen(t, "en", "", held...)),
		"held in th":  screen(t, "th", "", held...),
		"held in ru":  screen(t, "ru", "", held...),
		"start in ru": screen(t, "ru", ""),
	}
	const review = `,"lesson":"review"`
	desk := []string{`{"do":"deliver","code":"training-schema-not-supported"}`, `{"do":"decide","action":"replay-after-fix"}`}
	for _, locale := range assets.Locales() {
		all["review in "+locale] = screen(t, locale, review)
		all["desk in "+locale] = screen(t, locale, review, desk...)
	}
	all["long desk"] = long(screen(t, "en", review, desk...))
	return all
}

// describers are the lessons' own.
var describers = map[string]view.Describer{"quarantine": quarantine.Describer{}, "review": review.Describer{}}

func screen(t *testing.T, locale, start string, steps ...string) *view.Screen {
	t.Helper()
	session, err := lab.NewRegistry([]lab.Lesson{quarantinerules.Lesson{}, reviewrules.Lesson{}}).Open(`{"format":"redrive-lab/1"` + start + `}`)
	require.NoError(t, err)
	var events []lab.Event
	for _, step := range steps {
		entry, err := session.Act(step)
		require.NoError(t, err)
		events = entry.Events
	}
	texts, known := assets.Load(locale)
	require.True(t, known)
	return view.Describe(session, describers[session.Lesson().Name()], texts, len(steps) > 0, events)
}

// long makes every text of a screen too long, with words that have no break.
func long(s *view.Screen) *view.Screen {
	const word = " Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
	c := *s
	c.Controls, c.Facts, c.Timeline = nil, nil, nil
	for _, control := range s.Controls {
		control.Label, control.Value = control.Label+word, longValue(control)
		c.Controls = append(c.Controls, control)
	}
	for _, fact := range s.Facts {
		fact.Label, fact.Value, fact.Note = fact.Label+word, fact.Value+word, fact.Note+word
		c.Facts = append(c.Facts, fact)
	}
	for _, mark := range s.Timeline {
		mark.Label += word
		c.Timeline = append(c.Timeline, mark)
	}
	for i := range c.Signs {
		c.Signs[i].Title += word[:20]
		c.Signs[i].Note += word
	}
	c.Tag.Title, c.Tag.Note = c.Tag.Title+word[:20], c.Tag.Note+word
	c.Headline, c.PolicyNote, c.Illustration = c.Headline+word, word[1:], word[1:]
	return &c
}

func longValue(c view.Control) string {
	if c.Kind == view.Field {
		return strings.Repeat("value", 40)
	}
	return c.Value
}

func look(screen *view.Screen, width, height float64, theme ui.Theme) ui.Look {
	texts, _ := assets.Load(screen.Locale)
	var measurer ui.Measurer = wide{}
	if screen.Locale == "th" {
		measurer = thai{}
	}
	return ui.Look{
		Width: width, Height: height, Theme: theme, Measurer: measurer, Texts: texts,
		Corner: ui.Rect{X: width - min(220, width*0.7), Y: 4, W: min(212, width*0.7-8), H: 44},
	}
}

// looks are a phone in both directions, a tablet, a small and a usual window, and a wall, in the themes they are for.
func looks(screen *view.Screen) []ui.Look {
	var all []ui.Look
	for _, size := range [...][2]float64{{320, 568}, {360, 740}, {740, 360}, {768, 1024}, {1024, 600}, {1280, 720}, {1440, 810}, {3840, 2160}} {
		all = append(all, look(screen, size[0], size[1], ui.Dark), look(screen, size[0], size[1], ui.Projector))
	}
	return all
}

func lookName(l ui.Look) string {
	return fmt.Sprintf("%v×%v theme %d", l.Width, l.Height, l.Theme)
}

// looksOfControls are all states of the screen, and for each one of its targets as pointed at, held down and focused.
func looksOfControls(screen *view.Screen, look ui.Look) []ui.State {
	var all []ui.State
	for i, state := range states(screen, look) {
		plan := lay(screen, state, look)
		all = append(all, state)
		if i > 5 {
			continue
		}
		for _, target := range plan.Targets {
			hovered, pressed, focused := state, state, state
			hovered.Hover, pressed.Pressed, focused.Focus = target.ID, target.ID, target.ID
			all = append(all, hovered, pressed, focused)
		}
	}
	return all
}
