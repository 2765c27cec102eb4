package main

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// In each theme words reach 4.5:1 on every ground that they stand on, a button at rest, pointed at or held down among them, and
// what tells a state 3:1 (stage.md, Light and legibility).
func TestThemesOfThePageAreLegible(t *testing.T) {
	themes := themesOfThePage(t)
	require.Len(t, themes, 4, "dark, light, projector, and light where the system says so")
	for name, colours := range themes {
		for _, ground := range []string{"ground", "panel", "raised", "sunk"} {
			for _, ink := range []string{"ink", "quiet", "accent", "good", "bad", "warn"} {
				assert.GreaterOrEqual(t, contrast(t, colours[ink], colours[ground]), 4.5, "%s: --%s on --%s", name, ink, ground)
			}
			assert.GreaterOrEqual(t, contrast(t, colours["focus"], colours[ground]), 3.0, "%s: the focus on --%s", name, ground)
		}
		for _, ground := range []string{"ground", "panel"} {
			assert.NotEqual(t, colours["raised"], colours[ground], "%s: pointed at", name)
		}
		assert.NotEqual(t, colours["sunk"], colours["raised"], "%s: held down", name)
	}
}

// themesOfThePage are the colours of theme.css by their names, those of the rules before where a rule has none.
func themesOfThePage(t *testing.T) map[string]map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(project, "site/css/theme.css"))
	require.NoError(t, err)
	themes := map[string]map[string]string{}
	rule := regexp.MustCompile(`(:root[^{}]*)\{([^{}]*)\}`)
	colour := regexp.MustCompile(`--([a-z-]+): #([0-9a-f]{6})`)
	comment := regexp.MustCompile(`(?s)/\*.*?\*/`)
	for _, found := range rule.FindAllStringSubmatch(comment.ReplaceAllString(string(text), ""), -1) {
		for _, selector := range strings.Split(found[1], ",") {
			name := strings.TrimSpace(selector)
			if themes[name] == nil {
				themes[name] = map[string]string{}
				for key, value := range themes[":root"] {
					themes[name][key] = value
				}
			}
			for _, pair := range colour.FindAllStringSubmatch(found[2], -1) {
				themes[name][pair[1]] = pair[2]
			}
		}
	}
	return themes
}

// contrast is that of two colours as WCAG 2 defines it.
func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	la, lb := luminance(t, a), luminance(t, b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(t *testing.T, hex string) float64 {
	t.Helper()
	n, err := strconv.ParseUint(hex, 16, 32)
	require.NoError(t, err, "a colour: %q", hex)
	sum := 0.0
	for i, weight := range [...]float64{0.0722, 0.7152, 0.2126} {
		s := float64(n>>(8*i)&0xff) / 255
		if s <= 0.04045 {
			s /= 12.92
		} else {
			s = math.Pow((s+0.055)/1.055, 2.4)
		}
		sum += weight * s
	}
	return sum
}
