package quarantine

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
)

var _ explore.Explorable = Lesson{}

// Explore walks the default start with the standard alphabet. Its own options are requarantine, without and withoutSecond
// (lab-format.md, explore).
func (Lesson) Explore(options *explore.Options) (explore.Report, error) {
	f := options.Own
	v := Variant{
		Requarantine:  f.Bool("requarantine", false),
		Without:       explore.Names(f, "without", GateNames()),
		WithoutSecond: explore.Names(f, "withoutSecond", SecondNames()),
	}
	if err := f.Done(); err != nil {
		return explore.Report{}, err
	}
	doc, _ := canon.ParseBody("{}")
	start, _ := rules{}.Start(doc) // all defaults: nothing to refuse
	return explore.Tell(explore.Walk[State, Step](NewSpace(start, v), options.MaxStates)), nil
}

// GateNames are the names of the eight gates in order.
func GateNames() []string { return checkNames(gates[:]) }

// SecondNames are the names of the five checks of the second check in order.
func SecondNames() []string { return checkNames(secondCheck[:]) }

func checkNames(table []check) []string {
	names := make([]string, len(table))
	for i := range table {
		names[i] = table[i].name
	}
	return names
}
