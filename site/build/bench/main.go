//go:build !js

package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
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
}

func main() {
	dist := flag.String("dist", "dist", "the built site")
	work := flag.String("work", ".tmp", "where the programs to compare with go")
	flag.Parse()
	at := places{*dist, filepath.Join(*work, "floor"), filepath.Join(*work, "floor-packed")}
	if err := run(at); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// run prints each group as soon as it is measured.
func run(at places) error {
	if err := buildFloor(at); err != nil {
		return err
	}
	for _, measure := range []func(places) ([]figure, error){sizes, native, exploreNatively, drawOrder, inNode, inBrowser, onWideScreen} {
		figures, err := measure(at)
		if err != nil {
			return err
		}
		for _, f := range figures {
			fmt.Println(f)
		}
	}
	return nil
}
