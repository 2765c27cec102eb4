// The timeline: one mark a step, pressed to go there.
import { el, oncePerFrame, setAttribute, setText } from "./dom.js";

// A new mark is a copy of this one: the longest session has a thousand, and each made piece by piece would cost as much as its step.
const blank = el("li", {}, el("button", { type: "button" }, el("span", { class: "mark-label" }), el("span", { class: "mark-undone", hidden: true })));

/** The steps of the session as marks, each of which goes there. */
export class Timeline {
  element = el("ol", { class: "timeline" });
  #here = 0;
  #revealSoon = oncePerFrame(() => this.#reveal());

  /** Shows where the cursor is and the marks that changed; undone is the word for those after the cursor. */
  show({ marks, here, count }, undone) {
    const list = this.element;
    while (list.children.length > count) list.lastElementChild.remove();
    const items = [...list.children];
    const added = document.createDocumentFragment();
    while (items.length < count) items.push(added.appendChild(blank.cloneNode(true)));
    const button = (step) => items[step].firstElementChild;
    for (const mark of marks) showMark(button(mark.step), mark);
    // Beside these only the marks that the cursor passed stand on another side of it now.
    const passed = range(Math.min(here, this.#here), Math.min(Math.max(here, this.#here), count - 1));
    this.#here = here;
    for (const step of new Set([...marks.map((mark) => mark.step), ...passed])) this.#place(button(step), step, undone);
    list.append(added);
    this.#revealSoon();
  }

  #place(button, step, word) {
    const undone = step > this.#here;
    setAttribute(button, "aria-current", step === this.#here ? "step" : null);
    setAttribute(button, "data-undone", undone);
    setText(button.children[1], undone ? word : "");
  }

  // Scrolls the list alone: scrollIntoView would move the page, and a host's page around it.
  #reveal() {
    const here = this.element.children[this.#here];
    if (!here) return;
    const left = here.offsetLeft - this.element.offsetLeft;
    const right = left + here.offsetWidth;
    const list = this.element;
    if (left < list.scrollLeft || right > list.scrollLeft + list.clientWidth) list.scrollLeft = right - list.clientWidth + 16;
  }
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function showMark(button, mark) {
  setAttribute(button, "data-step", mark.step);
  setAttribute(button, "data-result", mark.result.split(":")[0] || null);
  setText(button.children[0], mark.label);
}
