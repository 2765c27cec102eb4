package explore

import (
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Explorable is a lesson whose states can be explored.
type Explorable interface {
	lab.Lesson
	// Explore reads the lesson's own options from those given, refuses what is not known, and walks its space.
	Explore(options *Options) (Report, error)
}

// optionsBytes bounds the text of options.
const optionsBytes = 4 << 10

// Options are what explore is asked for (lab-format.md, explore). Own has those of the lesson, still to be read; its Done
// also answers what was wrong with the others.
type Options struct {
	Lesson    string
	MaxStates int
	Own       *lab.Fields
}

// ReadOptions reads a JSON text. Where it names no lesson it is about fallback.
func ReadOptions(text, fallback string) (*Options, error) {
	doc, err := canon.Parse(text, canon.Limits{Bytes: optionsBytes, Depth: 2})
	if err != nil {
		return nil, lab.Fault("", err)
	}
	f := lab.NewFields(doc, "")
	o := &Options{Lesson: f.ID("lesson", fallback), Own: f}
	f.Choice("alphabet", "standard", "standard")
	o.MaxStates = f.Int("maxStates", 1, MaxStates, DefaultMaxStates)
	return o, nil
}

// Names reads an option that is a list of distinct names out of those allowed.
func Names(f *lab.Fields, key string, allowed []string) []string {
	value, has := f.Value(key)
	if !has {
		return nil
	}
	if value.Kind() != canon.Array {
		f.Fail(lab.Refuse("wrong-type", f.Path(key), "give an array of names"))
		return nil
	}
	var names []string
	for i, item := range value.Items() {
		if err := checkName(item, names, allowed); err != nil {
			f.Fail(lab.Fault(lab.Index(f.Path(key), i), err))
			return nil
		}
		names = append(names, item.Text())
	}
	return names
}

func checkName(item canon.Value, before, allowed []string) error {
	switch {
	case item.Kind() != canon.String:
		return lab.Refuse("wrong-type", "", "give a name as text")
	case !slices.Contains(allowed, item.Text()):
		return lab.Refuse("unknown-value", "", "use one of: "+strings.Join(allowed, ", "))
	case slices.Contains(before, item.Text()):
		return lab.Refuse("out-of-range", "", "this name is there already; leave it out")
	}
	return nil
}
