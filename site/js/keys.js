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
    if (event.key === "Escape") leaveFrame();
    const control = controls().find((one) => one.shortcut && isKey(event, one.shortcut));
    if (!control) return;
    event.preventDefault();
    if (!event.repeat) press(control.id);
  });
}

// Gives the keys back to the page that has the lab in a frame: slides have keys of their own.
function leaveFrame() {
  if (parent === window) return;
  document.activeElement?.blur();
  parent.focus();
}

/** Says whether a key belongs to what somebody types into, or to an open menu. */
export function typesText(target) {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], #menu[open]") !== null;
}

/** The key that was pressed. On a keyboard with other letters (Russian, Thai) the Latin one at the same place counts. */
export function keyOf({ key, code, shiftKey }) {
  const foreign = key.length === 1 && key.charCodeAt(0) > 0x7f;
  if (!foreign) return key;
  if (code === "Period") return ".";
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? key;
  return shiftKey ? letter : letter.toLowerCase();
}

function isKey(event, shortcut) {
  return keyOf(event).toLowerCase() === shortcut.toLowerCase();
}

/** Shows the list of shortcuts, as it is now. keys are others that come before those of the controls: [{key, words}]. */
export function showHelp(controls, keys) {
  const taken = new Set(keys.flatMap(({ key }) => key.toLowerCase().split(" ")));
  const rows = keys.map(({ key, words }) => row(key, words));
  rows.push(...controls.filter(({ shortcut }) => shortcut && !taken.has(shortcut)).map((one) => row(one.shortcut, one.label)));
  if (document.documentElement.dataset.view === "3d") {
    rows.push(row("1–6", text("page.menu.cameras")), row("Home", text("page.menu.camera.0")), row("Space", text("page.help.skip")));
  }
  rows.push(row("Tab", text("page.help.tab")), row("?", text("page.help.help")), row("Esc", text("page.help.close")));
  if (parent !== window) rows.push(row("Esc Esc", text("page.help.leave")));
  const close = el("button", { type: "button" }, text("page.close"));
  const dialog = el("dialog", { id: "help", "aria-labelledby": "help-title" },
    el("h2", { id: "help-title" }, text("page.help")), el("p", {}, text("page.help.text")), el("dl", {}, ...rows), close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.getElementById("lab").append(dialog);
  dialog.showModal(); // whose focus goes to the button below all keys: the list is read from its top all the same
  dialog.scrollTop = 0;
}

function row(key, words) {
  return el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words));
}
