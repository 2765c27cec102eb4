package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	top := flag.String("top", ".", "the project's folder")
	flag.Parse()
	failures, err := checkAll(*top)
	if err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(2)
	}
	for _, f := range failures {
		fmt.Fprintln(os.Stderr, f)
	}
	if len(failures) > 0 {
		os.Exit(1)
	}
	fmt.Println("check: imports, texts and licences are in order")
}

// checkAll runs every check and gathers what fails.
func checkAll(top string) ([]string, error) {
	var failures []string
	for _, check := range []func(string) ([]string, error){checkImports, checkCalls, checkLocales, checkPageTexts, checkFonts} {
		found, err := check(top)
		if err != nil {
			return nil, err
		}
		failures = append(failures, found...)
	}
	return failures, nil
}
