// What few visits need, fetched when it is first wanted: the map of all states, sharing, and files.
import { watchDrops } from "./drop.js";
import { showHistories } from "./histories.js";
import { notice } from "./notices.js";
import { builtinText } from "./opening.js";
import { text } from "./texts.js";

export class Extras {
  #lab;
  #page;
  #acts; // whether steps are left to the learner, not to the author of a page around

  /**
   * lab is the object that outlives programs. page: {engine(), locale(), view(), word(name), drafts(), play(walk), leave()}:
   * engine is the small program if it runs, play starts a walk, leave ends one.
   */
  constructor(lab, page) {
    const given = new URLSearchParams(location.search);
    this.#lab = lab;
    this.#page = page;
    this.#acts = !given.get("lock") && (given.get("controls") ?? "full") === "full";
    watchDrops(this.#acts, (file) => this.open(file));
  }

  /** Shows two histories of one message side by side. */
  histories() {
    const played = (builtin) => JSON.parse(this.#lab.run(builtinText(builtin)));
    showHistories(played, this.#page.word, (builtin) => !JSON.parse(this.#lab.open(builtinText(builtin))).error);
  }

  /** Opens the map of all states. */
  async map() {
    const { locale, view, play, engine } = this.#page;
    await this.#wanted(() => this.map(), async () => {
      const { openMap } = await import("./map/open.js");
      openMap(this.#lab, {
        acts: this.#acts, inPage: engine, locale, text: () => view() !== "3d",
        play: (scenario) => play({ name: "map", title: JSON.parse(scenario).title, scenario }),
      });
    });
  }

  /** Opens the sheet for sharing at one of its tabs: link, embed or files. */
  async share(tab) {
    await this.#wanted(() => this.share(tab), async () => {
      const { openSheet } = await import("./share/sheet.js");
      openSheet(this.#lab, { ...this.#page, acts: this.#acts, open: (file) => this.open(file) }, tab);
    });
  }

  /** Opens a scenario file in the lab. */
  async open(file) {
    await this.#wanted(() => this.open(file), async () => {
      const { openFile } = await import("./share/open.js");
      await openFile(file, this.#lab, this.#page);
    });
  }

  async #wanted(again, use) {
    try {
      await use();
    } catch (error) {
      notice("extra", text("page.extra.failed", { message: error.message }), again);
    }
  }
}
