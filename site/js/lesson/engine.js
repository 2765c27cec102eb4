// The small program for a lesson's page: started once, when the first trace or exercise needs it.
import { arrived } from "../arrived.js";
import { compile, start } from "../load.js";

let starting = null;

const runtime = () => arrived((again) => (again ? import(`../../wasm_exec.js${again}`) : import("../../wasm_exec.js")));

/** The API of engine.wasm. One that failed or ended is started anew by the next who asks. */
export function engine() {
  const quiet = () => {};
  const forget = () => { starting = null; };
  starting ??= Promise.all([compile("../engine.wasm", quiet), runtime()]).then(([module]) => start("engine.wasm", module, forget));
  starting.catch(forget);
  return starting;
}
