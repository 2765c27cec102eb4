// Package browsertest plays the built site in a real Chromium, the way a learner would: with pointer and keyboard, in the
// text view and on the canvas, and with what goes wrong on real hosts.
//
// The tests have the build tag "browser" and need the site in dist/ (`make build`). One server and one browser serve
// them all; every test has a tab of its own, and a tab whose console has an error fails its test. Nothing sleeps: a
// test waits until something is true.
//
// firefox plays both lessons in a Firefox, from Node (`make firefox`).
//
// chrome drives the browser, floor has programs to measure by, shots makes screenshots.
package browsertest
