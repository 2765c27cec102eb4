// What leads through the lab beside its own controls: the tour that is offered at first, guided walks, and the instructor's
// mode. It has a row of the page for itself, and entries in the menu.
import { readHash } from "./address.js";
import { el, setAttribute, setText } from "./dom.js";
import { Instructor } from "./instructor.js";
import { notice } from "./notices.js";
import { Offer, isFirstVisit } from "./offer.js";
import { Presenter } from "./notes.js";
import { Task } from "./task.js";
import { refusal, text } from "./texts.js";
import { Walk } from "./walk.js";
import { chooseWalk, walks } from "./walks.js";

/** The row of the page for walks and tasks, and the instructor's mode. */
export class Guide {
  #lab;
  #does;
  #locale = "en";
  #row = document.getElementById("guide");
  #walk;
  #offer;
  #task;
  #instructor;
  #presenter;
  #cleared = null; // takes the note away that says so
  #entries = new Map(); // text's name → the menu's button

  /**
   * lab is the object that outlives programs. does: {drafts(), word(name), screen(), theme(name), chosenTheme(), fresh(), answer(json),
   * quietly(fn)}: theme is for now only, answer is told what hosts are told, fresh puts everything back to its beginning and answers what takes that back.
   */
  constructor(lab, does) {
    this.#lab = lab;
    this.#does = does;
    const [offer, walk, task] = this.#row.children;
    this.#walk = new Walk(walk, lab, { drafts: does.drafts, changed: () => this.#changed(), quietly: does.quietly });
    this.#offer = new Offer(offer, () => this.tour());
    this.#task = new Task(task, lab, does.answer);
    this.#presenter = new Presenter(this.#walk, { screen: does.screen });
    this.#instructor = new Instructor({
      theme: does.theme, chosenTheme: does.chosenTheme, next: () => this.#next(), back: () => this.#walk.back(),
      notes: () => this.#presenter.open(), clear: () => this.clear(), changed: () => this.#relabel(this.#locale),
    });
    this.#followHeight();
  }

  /** Says whether the open session belongs into the address. A walk's doesn't: a reload comes back to one's own. */
  get ownSession() {
    return !this.#walk.open;
  }

  /** Begins, once the lab is there. */
  begin(search) {
    this.#fillMenu();
    if (isFirstVisit(search, readHash())) this.#offer.show();
    if (new URLSearchParams(search).has("instructor")) this.#instructor.enter();
    this.#task.begin(readHash() !== "");
    this.#showRow();
    this.#takeRoom();
  }

  /** Says that the session changed: the transition as JSON text. */
  moved(json) {
    this.#walk.moved();
    this.#task.moved(JSON.parse(json), this.#walk.open !== null);
    this.#showRow();
    this.#forgetCleared();
  }

  /** Ends a walk, so that the session from before is open again. */
  leave() {
    this.#walk.leave();
  }

  /** Follows the screen, which has this language. */
  show(locale) {
    if (locale !== this.#locale) this.#relabel(locale);
    this.#presenter.tell();
  }

  #relabel(locale) {
    this.#locale = locale;
    this.#walk.setLocale(locale);
    this.#offer.relabel();
    this.#task.setLocale(locale);
    for (const [name, button] of this.#entries) setText(button, text(name));
    for (const button of this.#entries.values()) this.#showEntry(button);
    this.#presenter.setLocale(locale);
  }

  /** The keys beside those of the controls, for the list of them: [{key, words}]. */
  keys() {
    return this.#instructor.keys();
  }

  /** Starts the tour. */
  async tour() {
    this.#offer.chosen("taken");
    const all = await this.#walks(() => this.tour());
    if (all) this.#start(all[0]);
  }

  async #choose() {
    const all = await this.#walks(() => this.#choose());
    if (all) chooseWalk(all, this.#locale, this.#does.word, (walk) => this.#start(walk));
  }

  async #walks(again) {
    try {
      return await walks();
    } catch (error) {
      notice("walks", error.message, again);
      return null;
    }
  }

  /** Plays a scenario as a walk: {name, title, scenario}, the scenario as text. */
  play(walk) {
    this.#start(walk);
  }

  #start(walk) {
    this.#offer.hide();
    const error = this.#walk.start(walk);
    if (error) notice("walks", refusal(error));
  }

  // A presenter's first press without a walk asks which one it is to be.
  #next() {
    if (this.#walk.open) this.#walk.next();
    else this.#choose();
  }

  /** Clears everything for the next class, and says how to take that back. */
  clear() {
    const { open: walk, place } = this.#walk;
    this.#walk.leave();
    this.#offer.hide();
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    const fresh = this.#does.fresh();
    const takeBack = () => {
      fresh();
      if (walk) this.#walk.start(walk, place.at);
    };
    this.#cleared = notice("cleared", text("page.instructor.cleared"), takeBack, { label: "page.instructor.take-back" });
  }

  // What was cleared can be had back until the next class has begun.
  #forgetCleared() {
    this.#cleared?.();
    this.#cleared = null;
  }

  #fillMenu() {
    const slot = document.getElementById("menu-guide");
    const entry = (name, press) => {
      const button = el("button", { type: "button", class: "menu-item", "data-entry": name.split(".").at(-1) });
      button.addEventListener("click", () => {
        closeMenu(button);
        press();
      });
      this.#entries.set(name, button);
      slot.append(button);
    };
    entry("page.guide.tour", () => this.tour());
    entry("page.guide.walks", () => this.#choose());
    entry("page.guide.instructor", () => this.#instructor.toggle());
    for (const { name, press } of this.#instructor.entries()) entry(name, press);
    this.#relabel(this.#locale);
  }

  // What is the instructor's shows in their mode only.
  #showEntry(button) {
    const name = button.dataset.entry;
    if (name === "instructor") setAttribute(button, "aria-pressed", String(this.#instructor.on));
    else if (!["tour", "walks"].includes(name)) setAttribute(button, "hidden", !this.#instructor.on);
  }

  #changed() {
    this.#showRow();
    this.#presenter.tell();
  }

  #showRow() {
    const shown = [...this.#row.children].some((child) => !child.hidden);
    setAttribute(this.#row, "hidden", !shown);
    setAttribute(document.documentElement, "data-guide", shown);
    setAttribute(document.documentElement, "data-walk", this.#walk.open !== null);
  }

  #followHeight() {
    new ResizeObserver(() => {
      if (this.#takeRoom()) dispatchEvent(new Event("resize"));
    }).observe(this.#row);
  }

  // The canvas is as much smaller as the row is high. Answers whether that is new.
  #takeRoom() {
    const { style } = document.documentElement;
    const height = `${this.#row.offsetHeight}px`;
    if (style.getPropertyValue("--guide-height") === height) return false;
    style.setProperty("--guide-height", height);
    return true;
  }
}

function closeMenu(button) {
  const menu = button.closest("details");
  if (!menu) return;
  menu.open = false;
  menu.firstElementChild.focus();
}
