// One fact of the mirror: a field of the record, or a check with its lamp.
import { el, setAttribute, setText } from "./dom.js";
import { fingerprint } from "./fingerprint.js";

const pictures = { hash: "fingerprint", "hash-original": "original" }; // fact → the stage's member that it pictures

/** One fact of a panel: an element that follows the screen. */
export class FactItem {
  #lamp = el("span", { class: "lamp", "aria-hidden": "true" });
  #label = el("span");
  #value = el("span", { class: "value" });
  #note = el("p", { class: "note" });
  #picture = null;

  constructor(fact) {
    this.fact = fact;
    const value = el("dd", {}, this.#value);
    if (Object.hasOwn(pictures, fact.id)) {
      this.#picture = fingerprint(40);
      value.prepend(this.#picture.element);
    }
    value.append(this.#note);
    this.element = el("div", { class: "fact", "data-fact": fact.id }, el("dt", {}, this.#lamp, this.#label), value);
  }

  /** Brings the element to what the fact says. */
  show(fact, stage) {
    this.fact = fact;
    setText(this.#label, fact.label);
    setText(this.#value, fact.value);
    setText(this.#note, fact.note);
    const hasLamp = fact.panel === "gates" || fact.panel === "second";
    setAttribute(this.#lamp, "hidden", !hasLamp);
    setAttribute(this.#lamp, "data-lamp", fact.lamp);
    setAttribute(this.element, "data-lamp", hasLamp ? fact.lamp : null);
    if (this.#picture) this.#picture.show(stage.parcel[pictures[fact.id]]);
  }
}
