// Package chrome drives a Chromium for tests, screenshots and measurements: one browser, many tabs, real pointer and key
// events, and waiting on conditions only.
//
// What a tab's console says is kept, because a lab that works while it logs errors doesn't work.
package chrome
