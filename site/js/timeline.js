// The timeline: one mark a step, pressed to go there.
import { el, setAttribute, setText } from "./dom.js";

export class Timeline {
  element = el("ol", { class: "timeline" });

  /** Shows the marks; undone is the word for those after the cursor. */
  show(marks, undone) {
    if (!marks) return;
    while (this.element.children.length > marks.length) this.element.lastElementChild.remove();
    marks.forEach((mark, i) => this.#showMark(this.element.children[i] ?? this.#add(), mark, undone));
    this.#reveal();
  }

  #add() {
    const button = el("button", { type: "button" }, el("span", { class: "mark-label" }), el("span", { class: "mark-undone" }));
    const item = el("li", {}, button);
    this.element.append(item);
    return item;
  }

  #showMark(item, mark, undone) {
    const button = item.firstElementChild;
    setAttribute(button, "data-step", mark.step);
    setAttribute(button, "aria-current", mark.here ? "step" : null);
    setAttribute(button, "data-undone", mark.undone);
    setAttribute(button, "data-result", mark.result.split(":")[0] || null);
    setText(button.children[0], mark.label);
    setText(button.children[1], mark.undone ? undone : "");
  }

  // Scrolls the list alone: scrollIntoView would move the page, and a host's page around it.
  #reveal() {
    const here = this.element.querySelector("[aria-current]")?.parentElement;
    if (!here) return;
    const left = here.offsetLeft - this.element.offsetLeft;
    const right = left + here.offsetWidth;
    const list = this.element;
    if (left < list.scrollLeft || right > list.scrollLeft + list.clientWidth) list.scrollLeft = right - list.clientWidth + 16;
  }
}
