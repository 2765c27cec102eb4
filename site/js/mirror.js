// The lab as real HTML: controls, facts, timeline and what happened, from the `screen` JSON. The text view is this; under
// the canvas it is what keyboard and screen reader use. Elements are kept by id and changed only where the screen did,
// so that focus, selection and a half-typed field survive every step.
import { arrange, el, setAttribute, setText } from "./dom.js";
import { ControlItem } from "./control.js";
import { FactItem } from "./fact.js";
import { Timeline } from "./timeline.js";

const groups = ["actions", "fixtures", "apart", "decision", "route", "clock", "history"];
const panels = ["record", "gates", "second", "records", "classes", "beyond"];
const onTimeline = new Set(["seek"]); // shown as the timeline's marks

/** The lab as HTML, in one element of the page. */
export class Mirror {
  #root;
  #press;
  #words = {};
  #controls = new Map();
  #facts = new Map();
  #lists = new Map(); // group or panel → the element that its items stand in
  #headings = new Map(); // word → elements that show it
  #said = "";
  #place = null; // where the session stood, in words
  #parts;

  /** press(id, value) takes a step; value is undefined for buttons and switches. */
  constructor(root, press) {
    this.#root = root;
    this.#press = press;
    this.#parts = this.#build();
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("submit", (event) => this.#submitted(event));
    root.addEventListener("draft", (event) => this.#write(event.target));
  }

  #build() {
    const parts = {
      state: el("p", { id: "state" }), headline: el("p", { id: "headline" }),
      policy: el("p", { class: "quiet" }), illustration: el("p", { class: "quiet" }),
      hintWord: el("b"), hint: el("span"),
      live: el("div", { id: "live", role: "status", "aria-live": "polite", "aria-atomic": "true" }),
      timeline: new Timeline(),
    };
    parts.hintLine = el("p", { id: "hint" }, parts.hintWord, " ", parts.hint);
    const now = el("section", { class: "card now" }, parts.state, parts.headline, parts.hintLine, parts.policy, parts.live, parts.illustration);
    parts.why = this.#section("why", el("dl", { class: "facts" }));
    parts.why.classList.add("held");
    const timeline = this.#section("timeline", parts.timeline.element);
    this.#heading(timeline, "p", "timeline.caveat", "quiet");
    const controls = el("div", { class: "groups" }, ...groups.map((group) => this.#section(group, el("div", { class: "controls" }))));
    parts.aside = el("div", { class: "aside" }, ...panels.map((panel) => this.#panel(panel)));
    parts.now = now;
    this.#root.append(now, parts.why, controls, timeline, parts.aside);
    return parts;
  }

  #section(name, list) {
    const section = el("section", { class: "card", "data-part": name });
    this.#heading(section, "h2", name);
    section.append(list);
    this.#lists.set(name, list);
    return section;
  }

  #panel(name) {
    const list = el("dl", { class: "facts" });
    const summary = el("summary");
    this.#heading(summary, "h2", name);
    this.#lists.set(name, list);
    return el("details", { class: "card panel", "data-part": name, open: true }, summary, list);
  }

  #heading(parent, tag, word, style) {
    const heading = el(tag, style ? { class: style } : {});
    parent.append(heading);
    this.#headings.set(word, heading);
  }

  /**
   * Stands in two columns or one; with single set, one panel opens at a time and none is open at first. Beside the controls
   * the panels are always open, so that the keyboard goes straight to what can be done.
   */
  arrange(columns, single) {
    const { now, why, aside } = this.#parts;
    if (columns === 2) {
      this.#root.prepend(aside);
      aside.prepend(now, why);
    } else {
      this.#root.append(aside);
      this.#root.prepend(now, why);
    }
    for (const panel of aside.querySelectorAll("details")) {
      setAttribute(panel, "name", single ? "panel" : null);
      setAttribute(panel.firstElementChild, "tabindex", columns === 2 ? -1 : null);
      panel.open = !single;
    }
  }

  /** Brings the page to what a `screen` JSON says, whole or changes only. */
  show(screen) {
    if (screen.words) this.#setWords(screen.words);
    setAttribute(this.#root, "lang", screen.locale);
    this.#showNow(screen);
    this.#showControls(screen);
    this.#showFacts(screen);
    this.#parts.timeline.show(screen.timeline, this.word("undone"));
    this.#tell(screen);
  }

  // A step tells what happened. After undo, a seek or another session nothing has, but things stand elsewhere now; in another
  // language they are told in that.
  #tell({ said, headline, lesson, timeline }) {
    const place = `${lesson} ${timeline.here} ${headline}`;
    const moved = this.#place !== null && this.#place !== place;
    this.#place = place;
    if (said?.length) this.say(said.join("\n"));
    else if (moved) this.say(headline, true);
  }

  /** A word of the lab's that stands beside controls and facts, such as "on". */
  word(name) {
    return this.#words["ui." + name] ?? "";
  }

  /** The controls as they are now, in order. */
  controls() {
    return [...this.#controls.values()].map((item) => item.control);
  }

  #setWords(words) {
    this.#words = words;
    for (const [word, heading] of this.#headings) setText(heading, this.word(word));
    setAttribute(this.#parts.live, "aria-label", this.word("live"));
  }

  #showNow(screen) {
    const { state, headline, policy, illustration, hintLine, hintWord, hint } = this.#parts;
    setText(state, screen.state);
    setAttribute(state, "data-state", screen.state);
    setAttribute(state, "aria-hidden", screen.headline.startsWith(screen.state) ? "true" : null); // heard once
    setText(headline, screen.headline);
    setText(hintWord, `${this.word("hint")}:`);
    setText(hint, screen.hint ?? "");
    setAttribute(hintLine, "hidden", !screen.hint);
    setText(policy, screen.policyNote ?? "");
    setText(illustration, screen.illustration ?? "");
  }

  #showControls(screen) {
    for (const control of screen.controls) {
      if (onTimeline.has(control.id)) continue;
      if (!this.#controls.has(control.id)) this.#controls.set(control.id, new ControlItem(control));
      this.#controls.get(control.id).show(control, (name) => this.word(name));
    }
    for (const [id, item] of this.#controls) setAttribute(item.element, "data-hinted", id === screen.hintControl);
    this.#order(this.#controls, screen.order, groups, (item) => item.control.group);
    const said = new Set();
    for (const item of this.#controls.values()) item.hush(said);
  }

  #showFacts(screen) {
    for (const fact of screen.facts) {
      if (!this.#facts.has(fact.id)) this.#facts.set(fact.id, new FactItem(fact));
      this.#facts.get(fact.id).show(fact, screen.stage);
    }
    this.#order(this.#facts, screen.factOrder, [...panels, "why"], (item) => item.fact.panel);
    setAttribute(this.#parts.why, "hidden", this.#lists.get("why").children.length === 0);
  }

  // A changes-only screen gives the order only when it changed.
  #order(items, order, names, nameOf) {
    if (!order) return;
    for (const id of [...items.keys()]) if (!order.includes(id)) items.delete(id);
    for (const name of names) {
      const here = order.map((id) => items.get(id)).filter((item) => item && nameOf(item) === name);
      arrange(this.#lists.get(name), here.map((item) => item.element));
      const section = this.#lists.get(name).closest("section, details");
      if (section) setAttribute(section, "hidden", here.length === 0);
    }
  }

  /** Tells something in the live region, the same words again too; seen says that they are to be seen elsewhere. */
  say(words, seen = false) {
    setAttribute(this.#parts.live, "data-seen", seen);
    const again = words === this.#said ? "\u00a0" : "";
    this.#said = words + again;
    setText(this.#parts.live, this.#said);
  }

  /** Presses a control by its id, as a click or its shortcut does; one that isn't possible now says why not. */
  press(id, value) {
    const item = this.#controls.get(id);
    if (item && !item.control.enabled) {
      this.say(item.control.whyNot);
      return;
    }
    const refused = this.#press(id, value);
    item?.setRefused(refused);
    if (refused) this.say(refused);
  }

  #clicked(event) {
    const mark = event.target.closest("[data-step]");
    if (mark) {
      this.#press("seek", mark.dataset.step);
      return;
    }
    const button = event.target.closest("button[data-id]");
    if (button) this.press(button.dataset.id);
  }

  #submitted(event) {
    event.preventDefault();
    const input = event.target.querySelector("[data-id]");
    this.press(input.dataset.id, input.value);
  }

  // Every letter of a draft counts at once. One whose field isn't possible now is told when it is set, not at each letter.
  #write(input) {
    if (this.#controls.get(input.dataset.id)?.control.enabled) this.press(input.dataset.id, input.value);
  }

  /** Takes back what is typed into fields but not set. */
  forgetTyped() {
    for (const { input, control } of this.#controls.values()) if (input) input.value = control.value;
  }

  /** What is written in fields for a step not taken yet: [{id, value}]. */
  drafts() {
    return this.controls().filter(({ draft, value }) => draft && value !== "").map(({ id, value }) => ({ id, value }));
  }

  /** The element of a field, for editing it in another place. */
  field(id) {
    return this.#controls.get(id)?.input ?? null;
  }
}
