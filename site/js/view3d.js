// Brings lab.wasm onto the page, up to its first frame.
import { prepare } from "./canvas.js";
import { start } from "./load.js";
import { text } from "./texts.js";

/** Has the fonts of the picture's words on their way; the program waits for its own before it writes any. */
export function fetchFonts() {
  const { fontFamily } = getComputedStyle(document.body);
  for (const weight of [400, 700]) document.fonts.load(`${weight} 16px ${fontFamily}`, "a→▶").catch(() => {}); // written with others then
}

/**
 * Starts lab.wasm, compiled, with the stage's tree (the bytes of stage.bin), and answers its API once the first frame is drawn.
 * does: {full, prepare(api), edit(id, left, top, width, height), refused(answer), failed(message)}; full has every frame drawn
 * with all pixels, however long it takes; refused answers the words for a refusal; failed is for what goes wrong after the first
 * frame, before it the promise is rejected.
 */
export async function startCanvas({ module, tree }, does) {
  let resolve, reject;
  const first = new Promise((...both) => { [resolve, reject] = both; });
  first.catch(() => {}); // a program that ends while it starts is told by start()
  let drawn = false;
  const failed = (message) => (drawn ? does.failed(message) : reject(new Error(text("page.failed.start", { message }))));
  globalThis.redriveLabPage = {
    tree,
    full: does.full,
    edit: does.edit,
    refused: does.refused,
    failed,
    firstFrame() {
      if (drawn) return;
      drawn = true;
      queueMicrotask(resolve); // Go is on the stack here: what follows must not throw into it
    },
  };
  const brought = await start("lab.wasm", module, failed, prepare);
  does.prepare(brought);
  await first;
  return brought;
}
