// What few visits need, fetched when it is first wanted: the map of all states, sharing, and files.
import { arrived } from "./arrived.js";
import { watchDrops } from "./drop.js";
import { showHistories } from "./histories.js";
import { notice } from "./notices.js";
import { builtinText } from "./opening.js";
import { setAside, takeUp } from "./session.js";
import { text } from "./texts.js";

/** What is fetched when it is first wanted. */
export class Extras {
  #lab;
  #page;
  #failed = false; // before: then only a reload is left to try

  /**
   * lab is the object that outlives programs. page: {engine(), locale(), view(), word(name), drafts(), acts(), play(walk), leave(),
   * quietly(fn), reload()}: engine is the small program if it runs, acts whether steps are left to the learner, not to the author of a page around,
   * play starts a walk, leave ends one, and what fn goes through on its way is told to nobody.
   */
  constructor(lab, page) {
    this.#lab = lab;
    this.#page = page;
    watchDrops(page.acts, (file) => this.open(file));
  }

  /** Shows two histories of one message side by side. */
  histories() {
    const played = (builtin) => JSON.parse(this.#lab.run(builtinText(builtin)));
    const { word } = this.#page;
    showHistories(played, word, (builtin) => this.#instead(builtinText(builtin), text("page.histories.opened", { name: word(`histories.${builtin}`) })));
  }

  // Opens a scenario in place of the session, a walk's or the learner's own, which can be had back. Answers the lab's error, null without one.
  #instead(scenario, words) {
    const { leave, drafts, quietly } = this.#page;
    leave();
    const before = quietly(() => setAside(this.#lab, drafts()));
    const { error } = JSON.parse(this.#lab.open(scenario));
    if (error) return error;
    notice("file", words, () => takeUp(this.#lab, before), { label: "page.instructor.take-back" });
    return null;
  }

  /** Opens the map of all states. */
  async map() {
    const { locale, view, play, engine, acts } = this.#page;
    await this.#wanted(() => this.map(), async () => {
      const { openMap } = await arrived((again) => (again ? import(`./map/open.js${again}`) : import("./map/open.js")));
      openMap(this.#lab, {
        acts: acts(), inPage: engine, locale, text: () => view() !== "3d",
        play: (scenario) => play({ name: "map", title: JSON.parse(scenario).title, scenario }),
      });
    });
  }

  /** Opens the sheet for sharing at one of its tabs: link, embed or files. */
  async share(tab) {
    await this.#wanted(() => this.share(tab), async () => {
      const { openSheet } = await arrived((again) => (again ? import(`./share/sheet.js${again}`) : import("./share/sheet.js")));
      openSheet(this.#lab, { ...this.#page, acts: this.#page.acts(), open: (file) => this.open(file) }, tab);
    });
  }

  /** Opens a scenario file in the lab. */
  async open(file) {
    await this.#wanted(() => this.open(file), async () => {
      const { openFile } = await arrived((again) => (again ? import(`./share/open.js${again}`) : import("./share/open.js")));
      await openFile(file, this.#lab, (...opened) => this.#instead(...opened));
    });
  }

  async #wanted(again, use) {
    try {
      await use();
    } catch (error) {
      notice("extra", text("page.extra.failed", { message: error.message }), this.#failed ? this.#page.reload : again);
      this.#failed = true;
    }
  }
}
