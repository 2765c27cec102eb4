// Package api is the lab as pages and hosts know it: text in, text out (lab-format.md, JavaScript API).
//
// A Lab holds one open session, and beside it what a person has written for a step not taken yet (draft.go). Call answers each call by name; what can't be done is an error as JSON text, and then
// nothing has changed. On subscribes to what happens. Screen and Model give the same session to what draws it. Nothing
// here knows a browser: wasm/bridge puts a Lab on the page.
package api
