// A guided walk: a scenario that is played step by step, with what it says to each. It has a row of the page for itself and
// covers nothing. The session that was open before is put aside and comes back as it was.
import { el, setAttribute, setText } from "./dom.js";
import { end, setAside, stepTexts, takeUp } from "./session.js";
import { said, text } from "./texts.js";

/** The walk that is open, or none. */
export class Walk {
  #root;
  #lab;
  #does;
  #parts = null;
  #walk = null; // {name, title, scenario?}
  #own = null; // the session that was open before
  #before = ""; // the dump up to its steps
  #intro = null;
  #steps = []; // texts
  #at = 0; // steps of the walk that are taken
  #astray = false; // the session has left the walk's way
  #locale = "en";
  #return = null; // what had the focus

  /**
   * does: {drafts(), changed(), quietly(fn)}; changed is told whenever the walk, or the place in it, is another, and what fn goes
   * through on its way is told to nobody.
   */
  constructor(root, lab, does) {
    this.#root = root;
    this.#lab = lab;
    this.#does = does;
  }

  /** The walk that is open, as start() was given it; null without one. */
  get open() {
    return this.#walk;
  }

  /** Where the walk is, for whoever shows it elsewhere: {name, title, at, of, caption, next, astray}; null without one. */
  get place() {
    if (!this.#walk) return null;
    return {
      name: this.#walk.name, title: said(this.#walk.title, this.#locale), at: this.#at, of: this.#steps.length, astray: this.#astray,
      caption: this.#caption(this.#at), next: this.#at < this.#steps.length ? this.#caption(this.#at + 1) : "",
    };
  }

  /**
   * Opens a walk, {name, title, scenario: its text, else the built-in one of the name}, at its beginning or at a step of it. Answers the
   * lab's error, null without one.
   */
  start(walk, at = 0) {
    const { own, error } = this.#does.quietly(() => this.#open(walk));
    if (error) return error;
    this.#walk = walk;
    this.#own = own;
    this.#show();
    this.#go(at);
    return null;
  }

  #open(walk) {
    const own = this.#own ?? setAside(this.#lab, this.#does.drafts());
    const { error } = JSON.parse(this.#lab.open(walk.scenario ?? JSON.stringify({ format: "redrive-lab/1", builtin: walk.name })));
    if (!error) this.#read();
    return { own, error };
  }

  // Reads the scenario that is open, and leaves the session at its start, with no step before the cursor or after it.
  #read() {
    const whole = this.#lab.dump();
    this.#lab.seek(0);
    const start = this.#lab.dump();
    this.#before = start.slice(0, -end.length);
    this.#intro = JSON.parse(start).intro ?? null;
    this.#steps = stepTexts(whole.slice(this.#before.length, -end.length));
  }

  // Puts the session where the walk is after so many steps.
  #go(at) {
    this.#lab.open(this.#before + this.#steps.slice(0, at).join(",") + end);
  }

  /** Takes the walk's next step, with its motion; from a way of one's own it first goes back to the walk. */
  next() {
    if (!this.#walk) return;
    if (this.#astray) this.#go(this.#at);
    else if (this.#at < this.#steps.length) this.#lab.act(this.#steps[this.#at]);
  }

  /** Goes one step back. */
  back() {
    if (!this.#walk) return;
    if (this.#astray) this.#go(this.#at);
    else if (this.#at > 0) this.#lab.undo();
  }

  /** Ends the walk; the session from before comes back. */
  leave() {
    if (!this.#walk) return;
    const own = this.#own;
    const focused = this.#root.contains(document.activeElement);
    this.#close();
    takeUp(this.#lab, own);
    if (focused && this.#return?.isConnected) this.#return.focus();
  }

  #close() {
    this.#walk = this.#own = null;
    this.#root.replaceChildren();
    this.#parts = null;
    setAttribute(this.#root, "hidden", true);
    this.#does.changed();
  }

  /** Says that the session changed, by whomever. One of another start isn't the walk's: whoever opened it has ended the walk. */
  moved() {
    if (!this.#walk) return;
    const dump = this.#lab.dump();
    if (!dump.startsWith(this.#before)) {
      this.#close();
      return;
    }
    const taken = stepTexts(dump.slice(this.#before.length, -end.length));
    this.#astray = taken.length > this.#steps.length || taken.some((step, i) => !isSame(step, this.#steps[i]));
    if (!this.#astray) this.#at = taken.length;
    this.#tell();
  }

  /** Puts what is said into another language. */
  setLocale(locale) {
    if (locale === this.#locale) return;
    this.#locale = locale;
    if (this.#walk) this.#tell();
  }

  #show() {
    this.#return = document.activeElement;
    const button = (name, press) => {
      const made = el("button", { type: "button", "data-walk": name });
      made.addEventListener("click", press);
      return made;
    };
    this.#parts = {
      title: el("b", { id: "walk-title" }), place: el("span"), caption: el("span", { class: "walk-caption" }),
      back: button("back", () => this.back()), next: button("next", () => this.next()), leave: button("leave", () => this.leave()),
    };
    const { title, place, caption, back, next, leave } = this.#parts;
    const words = el("p", { class: "walk-said", "aria-live": "polite", "aria-atomic": "true" }, el("span", { class: "walk-place" }, place, " "), caption);
    this.#root.replaceChildren(el("div", { class: "walk-words" }, title, words), el("div", { class: "walk-buttons" }, back, next, leave));
    setAttribute(this.#root, "hidden", false);
    this.#tell();
    next.focus();
  }

  #tell() {
    const { title, place, caption, back, next, leave } = this.#parts;
    const at = { n: this.#at, of: this.#steps.length };
    setText(title, said(this.#walk.title, this.#locale));
    setText(place, this.#at === 0 ? text("page.walk.start", at) : text("page.walk.place", at));
    setText(caption, this.#astray ? text("page.walk.astray", at) : this.#caption(this.#at));
    setText(back, text("page.walk.back"));
    setText(next, text(this.#astray ? "page.walk.return" : "page.walk.next"));
    setText(leave, text("page.walk.leave"));
    setAttribute(back, "aria-disabled", this.#astray || this.#at > 0 ? null : "true");
    setAttribute(next, "aria-disabled", this.#astray || this.#at < this.#steps.length ? null : "true");
    this.#does.changed();
  }

  // What is said where so many steps are taken: to the last of them, and at the beginning the walk's introduction.
  #caption(taken) {
    return said(taken === 0 ? this.#intro : JSON.parse(this.#steps[taken - 1]).caption, this.#locale);
  }
}

// A learner who takes the walk's step by hand is on its way still, without the caption.
function isSame(taken, step) {
  const bare = (json) => JSON.stringify({ ...JSON.parse(json), caption: undefined });
  return step !== undefined && bare(taken) === bare(step);
}
