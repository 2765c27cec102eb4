// The keyboard: shortcuts of the controls, and the list of them behind "?".
import { el } from "./dom.js";
import { text } from "./texts.js";

/** Listens for shortcuts. controls() gives the controls, press(id) presses one, help() shows the list. */
export function listenForKeys(controls, press, help) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (typesText(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "?") {
      event.preventDefault();
      help();
      return;
    }
    const control = controls().find((one) => one.shortcut && isKey(event, one.shortcut));
    if (!control) return;
    event.preventDefault();
    if (!event.repeat) press(control.id);
  });
}

function typesText(target) {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], #menu[open]") !== null;
}

// On a keyboard with other letters (Russian, Thai) the key at the same place counts.
function isKey(event, shortcut) {
  if (event.key === shortcut || event.key.toLowerCase() === shortcut) return true;
  const foreign = event.key.length === 1 && event.key.charCodeAt(0) > 0x7f;
  return foreign && event.code === "Key" + shortcut.toUpperCase();
}

/** Shows the list of shortcuts, as it is now. */
export function showHelp(controls) {
  const rows = controls.filter((one) => one.shortcut).map((one) => row(one.shortcut, one.label));
  rows.push(row("Tab", text("page.help.tab")), row("?", text("page.help.help")), row("Esc", text("page.help.close")));
  const close = el("button", { type: "button" }, text("page.close"));
  const dialog = el("dialog", { id: "help", "aria-labelledby": "help-title" },
    el("h2", { id: "help-title" }, text("page.help")), el("p", {}, text("page.help.text")), el("dl", {}, ...rows), close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.getElementById("lab").append(dialog);
  dialog.showModal();
}

function row(key, words) {
  return el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words));
}
