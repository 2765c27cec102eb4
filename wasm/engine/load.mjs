// What the Node tests start with: engine.wasm as a page loads it. The folder of the built site is ../../dist, or what
// REDRIVELAB_DIST names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

/** The folder of the built site. */
export const dist = process.env.REDRIVELAB_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** Starts an engine and answers its API. The global is there as soon as go.run has returned its promise. */
export async function load() {
  if (!globalThis.Go) vm.runInThisContext(readFileSync(join(dist, "wasm_exec.js"), "utf8"));
  const go = new globalThis.Go();
  const { instance } = await WebAssembly.instantiate(readFileSync(join(dist, "engine.wasm")), go.importObject);
  delete globalThis.redriveLab;
  go.run(instance);
  return globalThis.redriveLab;
}

/** The answer of a call as a value. */
export const read = (text) => JSON.parse(text);

/** The code of an error, undefined where the answer is none. */
export function codeOf(text) {
  try {
    return read(text)?.error?.code;
  } catch {
    return undefined; // a link is no JSON
  }
}

/** All that a call could change, as one text. */
export function everything(lab) {
  return [lab.state(), lab.dump(), lab.link(), lab.controls()].join("\n");
}

export const exampleHash = "29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df";

export const workedExample = JSON.stringify({
  format: "redrive-lab/1",
  steps: [
    { do: "receiveCycle" },
    { do: "set", supportedSchemas: [1, 2], approved: true, remediationFixed: true },
    { do: "redrive" },
    { do: "consume" },
  ],
});
