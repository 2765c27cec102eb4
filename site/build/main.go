package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/redrivelab/redrivelab/site/build/pack"
)

// options are the command's flags.
type options struct {
	top   string // the project's folder
	out   string // where the site goes
	cache string // where programs and compressed forms are kept between builds
	quick bool
}

func main() {
	var o options
	flag.StringVar(&o.top, "top", ".", "the project's folder")
	flag.StringVar(&o.out, "out", "dist", "where the site goes")
	flag.StringVar(&o.cache, "cache", ".tmp", "what is kept between builds")
	flag.BoolVar(&o.quick, "quick", false, "compress nothing that isn't compressed already")
	flag.Parse()
	if err := build(o); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

// build makes everything in memory first, so that a failure leaves the last good site in place.
func build(o options) error {
	files, err := gather(o)
	if err != nil {
		return err
	}
	if err := addWorker(files, o.top); err != nil {
		return err
	}
	if err := pack.Add(files, filepath.Join(o.cache, "packed"), o.quick); err != nil {
		return err
	}
	if !o.quick {
		if err := errors.Join(addZip(files), addSingle(files, o.top)); err != nil {
			return err
		}
	}
	return pack.Write(o.out, files)
}

// gather makes all files but the compressed ones, by their path in the site.
func gather(o options) (map[string][]byte, error) {
	files := map[string][]byte{}
	if err := addPrograms(files, o); err != nil {
		return nil, err
	}
	for _, step := range []func(map[string][]byte, string) error{addRuntime, addLicences, addAssets, addExamples, addWalks, addPages} {
		if err := step(files, o.top); err != nil {
			return nil, err
		}
	}
	return files, nil
}
