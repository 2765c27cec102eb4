// The small program once more, in a thread of its own, for what takes longer than a frame. A classic script: wasm_exec.js is one.
/* global importScripts, Go */
const site = new URL("../../", location.href);
const ready = start();

async function start() {
  importScripts(new URL("wasm_exec.js", site));
  const response = await fetch(new URL("engine.wasm", site));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const go = new Go();
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject);
  go.run(instance);
  return globalThis.redriveLab;
}

onmessage = async ({ data: { id, call, args } }) => {
  try {
    const lab = await ready;
    postMessage({ id, answer: lab[call](...args) });
  } catch (error) {
    postMessage({ id, failed: error.message });
  }
};
