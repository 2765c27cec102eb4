// What stands in the middle of the page while nothing else is there yet.
import { setAttribute, setText } from "./dom.js";
import { bytes, text } from "./texts.js";

const bar = document.getElementById("loading-bar");
const said = document.getElementById("loading-words");

/** Shows what is loaded, "" when nothing is any more. */
export function showLoading(words) {
  setText(said, words);
  setAttribute(bar, "hidden", words === "");
}

/** Tells how many bytes are there, of how many; 0 where nobody counts. */
export function tellLoading(done, of) {
  if (of === 0) return; // nobody counts
  bar.value = Math.min(1, done / of);
  setText(said, `${text("page.loading")}: ${progressWords(done, of)}`);
}

/** How far something is that arrives. */
export function progressWords(done, of) {
  return of ? text("page.loading.of", { done: bytes(Math.min(done, of)), of: bytes(of) }) : bytes(done);
}
