// The tour that is offered on the very first visit, to take or to leave. After a choice it is in the menu only.
import { el, setAttribute } from "./dom.js";
import { keep, kept, keepsNothing } from "./kept.js";
import { text } from "./texts.js";

const key = "tour"; // kept: what was chosen

/**
 * Whether somebody is here for the first time, and with nothing of their own in mind: no session, scenario, or place in one in
 * the address, nor a host that shows no controls. Where nothing can be kept nobody could be offered it only once.
 */
export function isFirstVisit(search, hash) {
  const given = new URLSearchParams(search);
  if (hash !== "" || ["scenario", "start", "instructor"].some((name) => given.has(name)) || given.get("controls") === "none") return false;
  return kept(key) === null && !keepsNothing();
}

/** Offers the tour in a row of the page; take() is told when it is wanted. */
export class Offer {
  #root;
  #take;
  #parts = null;

  constructor(root, take) {
    this.#root = root;
    this.#take = take;
  }

  /** Shows the offer. */
  show() {
    const words = el("p", {});
    const take = el("button", { type: "button", "data-offer": "take" });
    const no = el("span", {}); // where there is no room for words a cross stands for them
    const leave = el("button", { type: "button", "data-offer": "leave" }, no);
    this.#parts = { words, take, no };
    take.addEventListener("click", () => {
      this.chosen("taken");
      this.#take();
    });
    leave.addEventListener("click", () => this.chosen("left"));
    this.#root.replaceChildren(words, el("div", { class: "walk-buttons" }, take, leave));
    this.relabel();
    setAttribute(this.#root, "hidden", false);
  }

  /** Writes it in the page's language. */
  relabel() {
    if (!this.#parts) return;
    setAttribute(this.#root, "aria-label", text("page.guide.tour"));
    this.#parts.words.textContent = text("page.offer");
    this.#parts.take.textContent = text("page.offer.take");
    this.#parts.no.textContent = text("page.offer.leave");
  }

  /** Keeps a choice, which ends the offer. */
  chosen(choice) {
    keep(key, choice);
    this.hide();
  }

  /** Ends the offer for now. */
  hide() {
    if (!this.#parts) return;
    this.#parts = null;
    setAttribute(this.#root, "hidden", true);
    this.#root.replaceChildren();
  }
}
