// Package bridge is the only one that knows a browser. Its other files are built for js alone; what they connect is pure
// and tested elsewhere, and the Node tests and browser tests play it.
//
// Expose puts a lab on a page, in a worker or in Node as globalThis.redriveLab (lab-format.md, JavaScript API): text in,
// text out, and nothing throws, whatever is given. Listen and Scribe are what a lab with a picture needs besides: its
// input and its letters. engine.wasm uses this package too, so it imports nothing that draws.
package bridge
