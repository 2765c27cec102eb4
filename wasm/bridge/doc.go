// Package bridge is the only one that knows a browser. Its other files are built for js alone; what they connect is pure
// and tested elsewhere, and the Node tests and browser tests play it.
//
// Three doors lead through it:
//
//	Expose  puts a lab on a page, in a worker or in Node as globalThis.redriveLab (lab-format.md, JavaScript API): text
//	        in, text out, and nothing throws, whatever is given (api_js.go, subscribe_js.go, text_js.go)
//	Listen  tells Hands what a person does to the canvas and around it: pointers, wheel, keys, focus and size. What the
//	        lab doesn't take stays the page's (dom_js.go)
//	Scribe  measures, breaks and writes words with a 2D canvas of the page: its fonts, its shaping, its languages
//	        (scribe_js.go)
//
// engine.wasm needs the first alone, lab.wasm all three. The linker leaves out what a program doesn't call, and nothing
// here imports the drawing itself, so engine.wasm stays small.
package bridge
