// A text to take away: a field that shows it, and a button that copies it.
import { el, setText } from "../dom.js";
import { text } from "../texts.js";

/** Makes the field. label names it; it has so many rows. Answers {element, show(text)}. */
export function copyField(id, label, rows) {
  const field = el("textarea", { id, rows, readonly: true, spellcheck: "false" });
  const button = el("button", { type: "button", "data-copy": id }, text("page.share.copy"));
  const told = el("p", { class: "copy-told", role: "status" });
  button.addEventListener("click", async () => {
    setText(told, "");
    const copied = await copy(field);
    if (copied) button.focus();
    setText(told, text(copied ? "page.lesson.copied" : "page.share.copy.denied"));
  });
  const element = el("div", { class: "copy" }, el("label", { for: id }, label), el("div", { class: "copy-row" }, field, button), told);
  return {
    element,
    show(words) {
      if (field.value !== words) setText(told, "");
      field.value = words;
    },
  };
}

// Frames and pages without TLS are often denied the clipboard: there the older way may do, and else a person copies what is selected.
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
