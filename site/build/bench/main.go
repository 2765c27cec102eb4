//go:build !js

package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// figure is one line of what is printed; a target is text, such as "≤800000".
type figure struct {
	name   string
	value  float64
	unit   string
	target string
}

func (f figure) String() string {
	value := strconv.FormatFloat(f.value, 'f', 3, 64)
	if f.value == float64(int64(f.value)) {
		value = strconv.FormatInt(int64(f.value), 10)
	}
	return fmt.Sprintf("%s %s %s %s", f.name, value, f.unit, f.target)
}

// places are the folders that the measuring uses.
type places struct {
	dist  string // the built site
	floor string // the floor programs as a site of their own
	cache string // compressed floor programs, kept between runs
	only  string // the one group that is measured, "" for all
}

func main() {
	dist := flag.String("dist", "dist", "the built site")
	work := flag.String("work", ".tmp", "where the programs to compare with go")
	only := flag.String("only", "", "measure one group alone: "+strings.Join(groupNames(), ", "))
	flag.Parse()
	at := places{*dist, filepath.Join(*work, "floor"), filepath.Join(*work, "floor-packed"), *only}
	if err := run(at); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// groups are what is measured together, in the order in which it is printed.
var groups = []struct {
	name    string
	measure func(places) ([]figure, error)
}{
	{"sizes", sizes}, {"native", native}, {"explore", exploreNatively}, {"order", drawOrder}, {"node", inNode},
	{"first-frame", inBrowser((*bench).firstFrame)}, {"rest", inBrowser((*bench).framesAtRest)},
	{"moving", inBrowser((*bench).parcelMoving)}, {"turning", inBrowser((*bench).cameraMoving)}, {"heap", inBrowser((*bench).heap)}, {"explore-browser", inBrowser((*bench).explore)},
	{"largest", inBrowser((*bench).largest)},
	{"slow", inBrowser((*bench).slowMachine)}, {"wide", onWideScreen},
}

func groupNames() []string {
	var names []string
	for _, g := range groups {
		names = append(names, g.name)
	}
	return names
}

// run prints each group as soon as it is measured.
func run(at places) error {
	if at.only != "" && !slices.Contains(groupNames(), at.only) {
		return fmt.Errorf("there is no group %q; the groups are %s", at.only, strings.Join(groupNames(), ", "))
	}
	if err := buildFloor(at); err != nil {
		return err
	}
	for _, g := range groups {
		if at.only != "" && at.only != g.name {
			continue
		}
		figures, err := g.measure(at)
		if err != nil {
			return fmt.Errorf("%s: %w", g.name, err)
		}
		for _, f := range figures {
			fmt.Println(f)
		}
	}
	return nil
}
