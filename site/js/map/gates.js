// What if a gate were missing: the learner takes one away, and the shortest harm is told step by step beside what the lesson
// makes of the same steps. It is a history that never was: in the lab every gate stands.
import { el, setAttribute, setText } from "../dom.js";
import { text } from "../texts.js";
import { breakable } from "./grid.js";

/** What comes of a missing gate. */
export class Gates {
  root = el("section", { class: "map-gates", hidden: true });
  #atlas;
  #locale;
  #play;
  #gates = null;
  #gate = "";
  #second = el("input", { type: "checkbox", id: "map-second" });
  #secondLabel = el("label", { class: "map-fixture" });
  #told = el("div", { class: "map-told" });
  #asked = 0;

  /** play(scenario) plays a story in the lab; null where that isn't left to the learner. */
  constructor(atlas, locale, play) {
    this.#atlas = atlas;
    this.#locale = locale;
    this.#play = play;
    this.#second.addEventListener("change", () => this.#tell());
  }

  /** Shows the gates, once they are known. */
  async show() {
    if (this.#gates) return;
    try {
      this.#gates = await this.#atlas.ask("whatIf", JSON.stringify({ locale: this.#locale() }));
    } catch (error) {
      this.root.replaceChildren(el("p", {}, text("page.map.failed", { message: error.message })));
      return;
    }
    const choices = this.#gates.map(({ name, gloss }, i) => {
      const radio = el("input", { type: "radio", name: "gate", value: name, "data-gate": name });
      radio.addEventListener("change", () => this.#take(name));
      return el("label", { class: "gate" }, radio, el("span", {}, el("b", {}, `${i + 1} ${name}`), " ", el("span", { class: "quiet" }, gloss)));
    });
    this.#secondLabel.append(this.#second, " ", text("page.map.gate.second"));
    setAttribute(this.#secondLabel, "hidden", true);
    this.root.replaceChildren(el("p", {}, text("page.map.gate.intro")),
      el("fieldset", { class: "gates" }, el("legend", {}, text("page.map.gate.choose")), ...choices), this.#secondLabel, this.#told);
  }

  #take(name) {
    this.#gate = name;
    const { second } = this.#gates.find((gate) => gate.name === name);
    if (!second) this.#second.checked = false;
    setAttribute(this.#secondLabel, "hidden", !second);
    this.#tell();
  }

  async #tell() {
    const asked = ++this.#asked;
    setText(this.#status(), text("page.map.drawing"));
    try {
      const options = { locale: this.#locale(), gate: this.#gate, ...(this.#second.checked && { second: true }) };
      const history = await this.#atlas.ask("whatIf", JSON.stringify(options));
      if (asked === this.#asked) this.#showHistory(history);
    } catch (error) {
      setText(this.#status(), text("page.map.failed", { message: error.message }));
    }
  }

  #status() {
    const status = el("p", { role: "status" });
    this.#told.replaceChildren(status);
    return status;
  }

  // The steps come one by one, so that each can be foretold.
  #showHistory({ steps, verdict, scenario }) {
    const rows = steps.map((step, i) => row(step, i));
    const heads = [text("page.map.gate.step"), text("page.map.gate.without"), text("page.map.gate.with")];
    const table = el("table", { class: "map-table what-if" }, el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, ...rows));
    const end = el("p", { class: "verdict", hidden: true }, verdict);
    const next = el("button", { type: "button", class: "primary", "data-story": "next" }, text("page.map.gate.next"));
    const play = el("button", { type: "button", "data-story": "play", hidden: !this.#play }, text("page.map.gate.play"));
    const said = el("p", { class: "quiet", role: "status" });
    let shown = 0;
    const show = (count) => {
      shown = count;
      rows.forEach((one, i) => setAttribute(one, "hidden", i >= shown));
      const step = steps[shown - 1];
      if (step) setText(said, `${step.text}. ${text("page.map.gate.without")}: ${step.would}. ${text("page.map.gate.with")}: ${step.is}.`);
      setAttribute(end, "hidden", shown < steps.length);
      setAttribute(next, "disabled", shown >= steps.length);
    };
    next.addEventListener("click", () => {
      show(shown + 1);
      if (shown >= steps.length) play.focus();
    });
    play.addEventListener("click", () => this.#play(scenario));
    show(0);
    this.#told.replaceChildren(el("div", { class: "wide-table" }, table), el("div", { class: "map-buttons" }, next, play), said, end);
  }
}

function row({ text: words, would, is, says, differs }, i) {
  const made = el("tr", { hidden: true }, el("th", { scope: "row" }, `${i + 1} ${words}`),
    el("td", { class: "would" }, ...breakable(would)), el("td", {}, el("b", {}, ...breakable(is)), el("span", { class: "quiet" }, " ", says)));
  setAttribute(made, "data-differs", differs);
  return made;
}
