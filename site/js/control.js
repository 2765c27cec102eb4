// One control of the mirror: a button, a switch or a field, with what is said about it.
import { el, setAttribute, setText } from "./dom.js";

const multiline = new Set(["body", "candidate", "fixed", "noSecondEffect"]); // fields that hold JSON, or sentences

/** One control: an element that follows the screen. */
export class ControlItem {
  #target; // what is pressed or typed into
  #label;
  #key;
  #stateWord;
  #set;
  #notes;
  #refused;
  #shown = null; // the value last written into a field

  constructor(control) {
    this.control = control;
    const id = "c-" + control.id;
    this.#label = el("span", { class: "label" });
    this.#key = el("kbd", { "aria-hidden": "true" });
    this.#notes = Object.fromEntries(["warning", "whyNot", "caveat", "refused"].map((kind) => [kind, el("p", { class: "note " + kind, id: `${id}-${kind}`, hidden: true })]));
    const form = { button: () => this.#button(id), switch: () => this.#switch(id), field: () => this.#field(id) }[control.kind]();
    this.element = el("div", { class: "control", "data-kind": control.kind }, form, ...Object.values(this.#notes));
  }

  /** The input of a field, null for others. */
  get input() {
    return this.control.kind === "field" ? this.#target : null;
  }

  #button(id) {
    this.#target = el("button", { type: "button", id, "data-id": this.control.id }, this.#label, this.#key);
    return this.#target;
  }

  #switch(id) {
    const track = el("span", { class: "track", "aria-hidden": "true" }, el("span", { class: "knob" }));
    this.#stateWord = el("span", { class: "on-off", "aria-hidden": "true" });
    this.#target = el("button", { type: "button", id, role: "switch", "data-id": this.control.id }, track, this.#label, this.#stateWord, this.#key);
    return this.#target;
  }

  #field(id) {
    const whole = multiline.has(this.control.id);
    const shape = whole ? { rows: this.control.draft ? 2 : 3 } : { type: "text" };
    this.#target = el(whole ? "textarea" : "input", { ...shape, id, "data-id": this.control.id, autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    this.#target.addEventListener("keydown", (event) => this.#entered(event));
    const label = el("label", { for: id }, this.#label);
    const form = el("form", { class: "field", "data-field": this.control.id, novalidate: true }, label, this.#target);
    if (this.control.draft) this.#draft();
    else form.append((this.#set = el("button", { type: "submit" })));
    return form;
  }

  // A field that only prepares a step needs no button: what is typed counts at once, but what an input method is still
  // composing.
  #draft() {
    const write = () => this.#target.dispatchEvent(new CustomEvent("draft", { bubbles: true }));
    this.#target.addEventListener("input", (event) => event.isComposing || write());
    this.#target.addEventListener("compositionend", write);
  }

  // In a text area too Enter sets the value, Shift+Enter breaks the line; never while an input method is composing.
  #entered(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || this.#target.tagName !== "TEXTAREA") return;
    event.preventDefault();
    this.#target.form.requestSubmit();
  }

  /** Brings the element to what the control says. word(name) gives the words beside it. */
  show(control, word) {
    this.control = control;
    setText(this.#label, control.label);
    setText(this.#key, control.shortcut);
    setAttribute(this.#target, "aria-keyshortcuts", control.shortcut || null);
    setAttribute(this.#target, "aria-disabled", control.enabled ? null : "true");
    if (this.#stateWord) this.#showSwitch(control, word);
    if (this.input) this.#showField(control, word);
    setText(this.#notes.warning, control.enabled ? control.warning : "");
    setText(this.#notes.whyNot, control.enabled ? "" : control.whyNot);
    setText(this.#notes.caveat, control.enabled ? control.caveat : "");
    this.setRefused("");
  }

  #showSwitch(control, word) {
    const on = control.value === "on";
    setAttribute(this.#target, "aria-checked", String(on));
    setText(this.#stateWord, word(on ? "on" : "off"));
  }

  #showField(control, word) {
    this.#target.readOnly = !control.enabled;
    if (this.#set) this.#showSet(control, word("set"));
    if (this.#target.value === control.value) this.#shown = control.value;
    const typing = document.activeElement === this.#target && this.#target.value !== this.#shown;
    if (control.value === this.#shown || typing) return;
    this.#shown = control.value;
    this.#target.value = control.value;
  }

  #showSet(control, words) {
    setText(this.#set, words);
    setAttribute(this.#set, "aria-label", `${words}: ${control.label}`);
    setAttribute(this.#set, "aria-disabled", control.enabled ? null : "true");
  }

  /** Says why the last value was refused, "" when it wasn't. */
  setRefused(words) {
    setText(this.#notes.refused, words);
    setAttribute(this.#target, "aria-invalid", words ? "true" : null);
    this.#describe();
  }

  /**
   * Keeps a note from being heard twice: one that the controls before have said already is only part of what this control is
   * described by. said are the notes before, and takes these in.
   */
  hush(said) {
    for (const note of Object.values(this.#notes)) {
      const words = note.hidden ? "" : note.textContent;
      setAttribute(note, "aria-hidden", said.has(words) ? "true" : null);
      if (words) said.add(words);
    }
  }

  #describe() {
    const told = Object.values(this.#notes).filter((note) => !note.hidden).map((note) => note.id);
    setAttribute(this.#target, "aria-describedby", told.join(" ") || null);
  }
}
