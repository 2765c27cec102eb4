//go:build !js

package chrome

// KeepMemory is a script for Tab: it keeps at hand the memory of the program that is started last, for MemoryBytes.
const KeepMemory = `Object.defineProperty(globalThis, "Go", { configurable: true, set(Go) {
	const run = Go.prototype.run;
	Go.prototype.run = function (instance) { globalThis.programMemory = instance.exports.mem; return run.call(this, instance); };
	Object.defineProperty(globalThis, "Go", { value: Go });
} });`

// MemoryBytes is what the program, and after a collection the page's own objects, take. The tab needs KeepMemory.
func (t *Tab) MemoryBytes() (float64, error) {
	page, err := t.HeapBytes()
	if err != nil {
		return 0, err
	}
	program, err := Eval[float64](t, `programMemory.buffer.byteLength`)
	return page + program, err
}
