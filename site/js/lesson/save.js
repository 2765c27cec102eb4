// Files out of the page.
import { el } from "../dom.js";

/** Offers a text as a file of this name. */
export function save(name, type, content) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
