// A file that is dragged over the page: where it may be dropped is shown, and it never takes the page's place, as a browser would
// let it.
import { el, setText } from "./dom.js";
import { text } from "./texts.js";

/** Watches for files. opens() says whether one is taken; dropped(file) is given the first of them. */
export function watchDrops(opens, dropped) {
  const target = el("div", { id: "drop", popover: "manual", "aria-hidden": "true" });
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    target.remove();
  };
  const over = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = opens() ? "copy" : "none";
    if (opens()) show(target);
    clearTimeout(timer);
    timer = setTimeout(hide, 1000); // while a file is over the page this comes again and again; a drag that ends elsewhere says nothing
  };
  addEventListener("dragenter", over, true);
  addEventListener("dragover", over, true);
  addEventListener("dragleave", ({ relatedTarget }) => { if (!relatedTarget) hide(); }, true); // out of the window
  addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    hide();
    if (!file) return;
    event.preventDefault();
    if (opens()) dropped(file);
  }, true);
}

// Above an open dialog too.
function show(target) {
  if (target.isConnected) return;
  setText(target, text("page.drop"));
  document.getElementById("lab").append(target);
  target.showPopover?.();
}
