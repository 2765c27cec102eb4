// Package static serves a folder the way that a static host should serve the lab: right media types, precompressed
// files where the browser takes them, a CORS header for sandboxed frames, and nothing from outside the folder.
//
// A file beside its .br or .gz is answered from those when Accept-Encoding allows it. A folder is answered by its
// index.html and is never listed. Nothing is cached without asking back, so that a rebuild shows at the next reload.
package static
