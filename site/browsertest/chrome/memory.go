//go:build !js

package chrome

// KeepMemory is a script for Tab: it keeps at hand the memory of the program that is started last, for Memory.
const KeepMemory = `Object.defineProperty(globalThis, "Go", { configurable: true, set(Go) {
	const run = Go.prototype.run;
	Go.prototype.run = function (instance) { globalThis.programMemory = instance.exports.mem; return run.call(this, instance); };
	Object.defineProperty(globalThis, "Go", { value: Go });
} });`

// Memory is what a page takes, in bytes.
type Memory struct {
	Page    float64 // its own objects, after a collection of what nobody needs
	Program float64 // the memory of the WebAssembly program, which never shrinks
}

// Bytes is all of it.
func (m Memory) Bytes() float64 { return m.Page + m.Program }

// Memory is what the page and its program take now. The tab needs KeepMemory.
func (t *Tab) Memory() (m Memory, err error) {
	if m.Page, err = t.HeapBytes(); err != nil {
		return m, err
	}
	m.Program, err = Eval[float64](t, `programMemory.buffer.byteLength`)
	return m, err
}
