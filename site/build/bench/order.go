//go:build !js

package main

import (
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
)

const orderTest = "TestOrderIsThatOfADepthBuffer"

// drawOrder has the test that compares the draw order with a depth buffer, for 200 cameras, say how many pixels were wrong.
func drawOrder(places) ([]figure, error) {
	text, err := exec.Command("go", "test", "-count=1", "-v", "-run=^"+orderTest+"$", scenePackage).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%s in %s: %w\n%s", orderTest, scenePackage, err, text)
	}
	wrong, of, largest, ok := parseOrder(string(text))
	if !ok {
		return nil, fmt.Errorf("%s in %s doesn't say how many pixels were wrong:\n%s", orderTest, scenePackage, text)
	}
	return []figure{
		{"order.wrong-pixels", 100 * wrong / of, "%", "≤0.01"}, {"order.largest-wrong-region", largest, "pixels", "≤4"},
	}, nil
}

var orderLine = regexp.MustCompile(`(\d+) of (\d+) pixels wrong, the largest region (\d+)`)

// parseOrder finds what the test says.
func parseOrder(text string) (wrong, of, largest float64, ok bool) {
	found := orderLine.FindStringSubmatch(text)
	if found == nil {
		return 0, 0, 0, false
	}
	var numbers [3]float64
	for i := range numbers {
		numbers[i], _ = strconv.ParseFloat(found[i+1], 64)
	}
	return numbers[0], numbers[1], numbers[2], numbers[1] > 0
}
