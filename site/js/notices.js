// Plain notes to the learner: what happened and what to do. They stay until they are closed.
import { el } from "./dom.js";
import { text } from "./texts.js";

const box = document.getElementById("notices");

/**
 * Shows a note once; retry is a function behind a button "try again", or one that says more: {label}. A link is {address, words}.
 * Answers what takes the note away.
 */
export function notice(kind, words, retry, { label = "page.retry", link = null } = {}) {
  box.querySelector(`[data-notice="${kind}"]`)?.remove();
  const note = el("div", { class: "notice", role: "alert", "data-notice": kind }, el("p", {}, words));
  if (link) note.append(el("a", { href: link.address, target: "_blank" }, link.words));
  if (retry) note.append(button(label, "retry", () => { note.remove(); retry(); }));
  note.append(button("page.close", "close", () => note.remove()));
  box.append(note);
  return () => note.remove();
}

function button(name, what, pressed) {
  const made = el("button", { type: "button", "data-notice-do": what }, text(name));
  made.addEventListener("click", pressed);
  return made;
}
