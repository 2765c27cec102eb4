// Package port puts a lab on a page, in a worker or in Node as globalThis.redriveLab (lab-format.md, JavaScript API):
// text in, text out, and nothing throws, whatever is given. It knows no picture, so that engine.wasm has none in it. Its
// other files are built for js alone; what they connect is pure and tested elsewhere, and the Node tests play it.
package port
