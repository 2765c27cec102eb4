// The lab's side of the notes window: it opens it, tells it where the walk is, and does what its buttons ask for.
import { Line } from "./line.js";
import { notice } from "./notices.js";
import { text } from "./texts.js";
import { note } from "./walks.js";

/** The lab's end of the line to the notes window. */
export class Presenter {
  #walk;
  #does;
  #locale = "en";
  #window = null;
  #line = null;
  #told = 0;
  #name = `redrive-lab-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`; // of this lab's line alone

  /** does: {screen()}: the lab's screen as it is now. */
  constructor(walk, does) {
    this.#walk = walk;
    this.#does = does;
  }

  /** Opens the window with the notes, or brings it to the front. */
  open() {
    if (globalThis.redriveLabFiles) {
      notice("presenter", text("page.presenter.single")); // one HTML file has no second page
      return;
    }
    this.#line ??= new Line(this.#name, () => this.#window, (message) => this.#heard(message));
    const address = `presenter.html#${this.#name}`;
    if (this.#window && !this.#window.closed) this.#window.focus();
    else this.#window = globalThis.open(address, this.#name, "popup,width=880,height=720");
    if (!this.#window) notice("presenter", text("page.presenter.blocked"), null, { link: { address, words: text("page.presenter.open") } });
  }

  /** Puts the notes into another language. */
  setLocale(locale) {
    this.#locale = locale;
    this.tell();
  }

  /** Tells the window where things stand. */
  async tell() {
    if (!this.#line) return;
    const place = this.#walk.place;
    const { state, headline } = this.#does.screen();
    const told = ++this.#told;
    let words = "";
    if (place) {
      try {
        words = await note(this.#locale, place.name, place.at);
      } catch (error) {
        words = error.message;
      }
    }
    if (told === this.#told) this.#line.tell({ place, note: words, state, headline, locale: this.#locale });
  }

  #heard({ press }) {
    if (press === "next") this.#walk.next();
    else if (press === "back") this.#walk.back();
    else this.tell(); // it has just opened
  }
}
