// Files that the page gives: told apart by lesson and step, so that a folder of them can be read.
import { el } from "../dom.js";

/** The name of a file about a session, such as redrive-lab-review-step-4-trace.csv; what is "" for the session itself. */
export function fileName({ lesson, step }, what, ending) {
  return `redrive-lab-${lesson}-step-${step}${what && "-" + what}.${ending}`;
}

/** Has the browser save something, a text or a Blob, as a file. */
export function save(name, type, content) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000); // some browsers fetch it only after they have asked where to put it
}
