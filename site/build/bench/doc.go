// Command bench prints the figures by which the lab is measured, one a line: name value unit target.
//
// Machines differ and are noisy, so what counts are sizes, counts and ratios within one run; a few milliseconds are
// budgets. Speeds of Go code come from the packages' own benchmarks, natively and in Node. What the browser does is
// measured in Chromium with software WebGL beside the smallest Ebitengine programs (site/browsertest/floor), in turns,
// in the same run. Nothing here is a test: a slow machine fails nothing.
package main
