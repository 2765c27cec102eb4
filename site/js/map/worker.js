// The small program once more, in a thread of its own, for what takes longer than a frame. A classic script: wasm_exec.js is one.
/* global importScripts, Go */
// Where the lab is one HTML file, that page has put wasm_exec.js before this script and gives the program's address.
const address = globalThis.redriveLabFiles ?? ((name) => new URL("../../" + name, location.href).href);
const ready = start();

async function start() {
  if (!globalThis.Go) importScripts(address("wasm_exec.js"));
  const response = await fetch(address("engine.wasm"));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const go = new Go();
  Object.assign(go.env, { GOGC: "300", GOMEMLIMIT: "96MiB" }); // as load.js says
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
