// The instructor's mode: the picture for a room, and keys that a presenter's remote sends. Keys of the mode come before the
// controls' shortcuts while it lasts; none is taken while somebody types.
import { el } from "./dom.js";
import { toggleFullScreen } from "./fullscreen.js";
import { keyOf, typesText } from "./keys.js";
import { text } from "./texts.js";

/** The mode: off at first. */
export class Instructor {
  /** Whether the mode is on. */
  on = false;
  #does;
  #before = "auto"; // the theme that was chosen
  #blank = null;
  #ring = null;
  #pointer = { x: innerWidth / 2, y: innerHeight / 2 };
  #keys;

  /** does: {theme(name), chosenTheme(), next(), back(), notes(), clear(), changed()}. */
  constructor(does) {
    this.#does = does;
    const fullScreen = document.fullscreenEnabled;
    this.#keys = [
      { keys: ["PageDown", "ArrowRight"], shown: "PageDown →", name: "page.instructor.next", press: does.next },
      { keys: ["PageUp", "ArrowLeft"], shown: "PageUp ←", name: "page.instructor.back", press: does.back },
      { keys: ["n", "N"], shown: "N", name: "page.instructor.notes", press: does.notes, entry: true },
      { keys: ["b", "B", "."], shown: "B .", name: "page.instructor.blank", press: () => this.blank(), entry: true },
      { keys: ["l", "L"], shown: "L", name: "page.instructor.ring", press: () => this.ring(), entry: true },
      ...(fullScreen ? [{ keys: ["f", "F"], shown: "F", name: "page.instructor.full-screen", press: toggleFullScreen }] : []),
      { keys: ["C"], shown: "Shift+C", name: "page.instructor.clear", press: does.clear, entry: true },
      { keys: ["Escape"], shown: "Esc", name: "page.instructor.leave", press: () => this.leave() },
    ];
    // Before everybody else, the canvas among them.
    addEventListener("keydown", (event) => this.#keyDown(event), true);
    addEventListener("pointermove", ({ clientX, clientY }) => this.#point(clientX, clientY), true);
  }

  /** The mode's keys, for the list of keys: [{key, words}]. */
  keys() {
    if (!this.on) return [{ key: "Shift+I", words: text("page.guide.instructor") }];
    return this.#keys.map(({ shown, name }) => ({ key: shown, words: text(name) }));
  }

  /** What stands in the menu during the mode: [{name, press}]. */
  entries() {
    return this.#keys.filter(({ entry }) => entry);
  }

  /** Goes into the mode, or out of it. */
  toggle() {
    if (this.on) this.leave();
    else this.enter();
  }

  /** Goes into the mode: everything is as large as a room needs it. */
  enter() {
    this.on = true;
    this.#before = this.#does.chosenTheme();
    document.documentElement.dataset.instructor = "";
    this.#does.theme("projector");
    this.#does.changed();
  }

  /** Goes out of the mode; the theme is the one from before. */
  leave() {
    this.on = false;
    delete document.documentElement.dataset.instructor;
    this.#ring?.remove();
    this.#ring = null;
    if (this.#does.chosenTheme() === "projector") this.#does.theme(this.#before);
    this.#does.changed();
  }

  /** Blanks the picture; any key, a click or a tap brings it back. */
  blank() {
    const dialog = el("dialog", { id: "blank", "aria-label": text("page.instructor.blanked") }, el("p", { class: "unseen" }, text("page.instructor.blanked")));
    dialog.addEventListener("click", () => this.#unblank());
    dialog.addEventListener("close", () => this.#unblank());
    document.getElementById("lab").append(dialog);
    dialog.showModal();
    this.#blank = dialog;
  }

  // At once: the browser tells of a closed dialog only later, and the next key is not for it any more.
  #unblank() {
    this.#blank?.remove();
    this.#blank = null;
  }

  /** Shows the ring around the pointer, or takes it away. */
  ring() {
    if (this.#ring) this.#ring.remove();
    this.#ring = this.#ring ? null : el("div", { id: "pointer-ring", "aria-hidden": "true" });
    if (!this.#ring) return;
    document.body.append(this.#ring);
    this.#point(this.#pointer.x, this.#pointer.y);
  }

  #point(x, y) {
    this.#pointer = { x, y };
    if (this.#ring) this.#ring.style.translate = `${x}px ${y}px`;
  }

  #keyDown(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (this.#blank) {
      take(event);
      this.#unblank();
      return;
    }
    if (typesText(event.target) || document.querySelector("dialog[open]")) return;
    const press = this.#pressed(event);
    if (!press) return;
    take(event);
    if (!event.repeat) press();
  }

  #pressed(event) {
    const key = keyOf(event);
    if (key === "I" && event.shiftKey) return () => this.toggle();
    if (!this.on || (key === "C" && !event.shiftKey)) return null; // with caps lock it is another key
    return this.#keys.find(({ keys }) => keys.includes(key))?.press;
  }
}

function take(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
