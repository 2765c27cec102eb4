// The map of every state that the open session's start can reach: kinds first, details on demand.
import { reachedIn } from "../coverage.js";
import { el, setAttribute, setText } from "../dom.js";
import { refusal, text } from "../texts.js";
import { Atlas } from "./atlas.js";
import { Detail } from "./detail.js";
import { Gates } from "./gates.js";
import { Grid } from "./grid.js";
import { Table } from "./table.js";

const withFixture = "quarantine"; // the lesson that has the fixture and gates to take away

/**
 * Opens the map. lab is the object of the page, does: {acts: whether steps are left to the learner, inPage(), locale(), text(): whether
 * the view is text, play(scenario)}.
 */
export function openMap(lab, does) {
  new StateMap(lab, does).open();
}

class StateMap {
  #lab;
  #does;
  #atlas;
  #map = null; // as the program draws it
  #chosen = { kind: "", layer: 0, node: -1 };
  #asked = 0;
  #parts;
  #faces; // of the map: the grid and the table

  constructor(lab, does) {
    this.#lab = lab;
    this.#does = does;
    this.#atlas = new Atlas(does.inPage);
    this.#faces = { map: new Grid((kind) => this.#choose(kind)), table: new Table((kind) => this.#choose(kind)) };
    this.#parts = {
      status: el("p", { class: "map-status", role: "status" }), goal: el("p", { class: "map-goal" }),
      bar: el("progress", { "aria-hidden": "true" }), tabs: el("div", { class: "map-tabs", role: "group", "aria-label": text("page.map") }),
      fixture: el("input", { type: "checkbox", id: "map-fixture" }),
      detail: new Detail({ acts: does.acts, layer: (layer) => this.#pick({ layer, node: -1 }), node: (node) => this.#pick({ node }), kind: (kind) => this.#choose(kind),
        take: (step) => this.#take(step), play: (scenario) => this.#play(scenario) }),
      gates: new Gates(this.#atlas, does.locale, does.acts ? (scenario) => this.#play(scenario) : null),
    };
  }

  open() {
    const { status, goal, bar, tabs, fixture, detail, gates } = this.#parts;
    const close = el("button", { type: "button", class: "close" }, text("page.close"));
    const wide = el("label", { class: "map-fixture" }, fixture, " ", text("page.map.fixture"));
    setAttribute(wide, "hidden", this.#lesson() !== withFixture);
    fixture.checked = this.#lab.dump().includes('"do":"requarantine"');
    this.views = el("div", { class: "map-views" }, this.#faces.map.root, this.#faces.table.root);
    this.body = el("div", { class: "map-body" }, this.views, detail.root);
    this.dialog = el("dialog", { id: "map", "aria-labelledby": "map-title" },
      el("header", { class: "map-head" }, el("h2", { id: "map-title" }, text("page.map")), close), tabs,
      el("div", { class: "map-summary" }, status, goal, bar, wide), this.body, gates.root);
    this.#fillTabs(tabs);
    fixture.addEventListener("change", () => this.#refresh());
    close.addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("close", () => {
      this.#atlas.close();
      this.#faces.map.close();
      this.dialog.remove();
    });
    document.getElementById("lab").append(this.dialog);
    this.dialog.showModal();
    this.#tab(this.#does.text() ? "table" : "map");
    this.#refresh();
  }

  #lesson() {
    return JSON.parse(this.#lab.state()).lesson;
  }

  #fillTabs(tabs) {
    const names = { map: text("page.map.tab.map"), table: text("page.map.tab.table"), gate: text("page.map.tab.gate") };
    for (const [name, words] of Object.entries(names)) {
      if (name === "gate" && this.#lesson() !== withFixture) continue;
      const button = el("button", { type: "button", "data-tab": name, "aria-pressed": "false" }, words);
      button.addEventListener("click", () => this.#tab(name));
      tabs.append(button);
    }
  }

  #tab(name) {
    for (const button of this.#parts.tabs.children) setAttribute(button, "aria-pressed", String(button.dataset.tab === name));
    setAttribute(this.#faces.map.root, "hidden", name !== "map");
    setAttribute(this.#faces.table.root, "hidden", name !== "table");
    setAttribute(this.body, "hidden", name === "gate");
    setAttribute(this.dialog.querySelector(".map-summary"), "hidden", name === "gate");
    setAttribute(this.#parts.gates.root, "hidden", name !== "gate");
    if (name === "gate") this.#parts.gates.show();
    if (name === "map") this.#faces.map.lay();
  }

  async #refresh() {
    const { status, fixture } = this.#parts;
    const asked = ++this.#asked;
    if (!this.#map) setText(status, text("page.map.drawing"));
    const { kind, layer, node } = this.#chosen;
    const options = { locale: this.#does.locale(), requarantine: fixture.checked, ...(kind && { kind, layer }), ...(node >= 0 && { node }) };
    try {
      const map = await this.#atlas.ask("map", this.#lab.dump(), JSON.stringify(options));
      if (asked === this.#asked) this.#show(map);
    } catch (error) {
      setText(status, text("page.map.failed", { message: error.message }));
    }
  }

  #show(map) {
    this.#map = map;
    if (this.#chosen.kind === "") {
      this.#pick({ kind: map.here.kind, layer: map.here.layer });
      return;
    }
    const reached = reachedIn(map.lesson);
    const { status, goal, bar, detail } = this.#parts;
    const number = (n) => n.toLocaleString(document.documentElement.lang);
    setText(status, text("page.map.size", { states: number(map.states), steps: number(map.transitions) }));
    const got = map.kinds.filter(({ id }) => reached.has(id)).length;
    setText(goal, text("page.map.goal", { n: got, of: map.kinds.length }));
    setAttribute(bar, "max", map.kinds.length);
    bar.value = got;
    for (const face of Object.values(this.#faces)) face.show(map, this.#chosen.kind, reached);
    detail.show(map, this.#chosen);
  }

  #choose(kind) {
    const { cells } = this.#map.kinds.find(({ id }) => id === kind);
    const been = cells.findIndex((cell) => cell.been);
    const layer = kind === this.#map.here.kind ? this.#map.here.layer : Math.max(0, been >= 0 ? been : cells.findIndex((cell) => cell.states > 0));
    this.#pick({ kind, layer, node: -1 });
  }

  #pick(chosen) {
    Object.assign(this.#chosen, chosen);
    this.#refresh();
  }

  #take(step) {
    const { error } = JSON.parse(this.#lab.act(step));
    if (error) {
      setText(this.#parts.status, refusal(error));
      return;
    }
    this.#chosen = { kind: "", layer: 0, node: -1 };
    this.#refresh();
  }

  #play(scenario) {
    this.dialog.close();
    this.#does.play(scenario);
  }
}
