// Brings lab.wasm onto the page, up to its first frame.
import { prepare } from "./canvas.js";
import { load } from "./load.js";
import { text } from "./texts.js";

/** Says whether this browser draws WebGL2. The context made to find out is given back at once: browsers keep only a few. */
export function hasWebGL2() {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/**
 * Loads and starts lab.wasm and answers its API once the first frame is drawn.
 * does: {progress(done, of), prepare(api), edit(id, left, top, width, height), failed(message)}; failed is for what goes
 * wrong after the first frame, before it the promise is rejected.
 */
export async function loadCanvas(does) {
  prepare();
  const { go, instance } = await load("lab.wasm", does.progress);
  return new Promise((resolve, reject) => {
    let drawn = false;
    let brought = null;
    const failed = (message) => (drawn ? does.failed(message) : reject(new Error(message)));
    globalThis.redriveLabPage = {
      edit: does.edit,
      failed,
      firstFrame() {
        if (drawn) return;
        drawn = true;
        performance.mark("first-frame");
        queueMicrotask(() => resolve(brought)); // Go is on the stack here: what follows must not throw into it
      },
    };
    const stopped = (error) => failed(text("page.failed.start", { message: error?.message ?? "lab.wasm" }));
    const before = globalThis.redriveLab;
    go.run(instance).then(() => stopped(), stopped);
    brought = globalThis.redriveLab;
    if (brought === before) stopped();
    else does.prepare(brought);
  });
}
