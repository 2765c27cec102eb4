// What the map tells of the chosen kind: its layers, their single states, the shortest way to one, and where steps lead.
import { el, setAttribute } from "../dom.js";
import { text } from "../texts.js";
import { breakable } from "./grid.js";

const few = 5; // steps to one kind that are shown at once

/** What stands beside the map: the chosen kind. */
export class Detail {
  root = el("aside", { class: "map-detail", tabindex: -1 });
  #told = el("div", { "aria-live": "polite" }); // alone read out: all else is there to be gone through
  #does;
  #open = false; // whether the single states are shown

  /** does: {acts, layer(n), node(n), kind(id), take(step), play(scenario)}; acts: whether steps may be taken from here. */
  constructor(does) {
    this.#does = does;
  }

  /** Shows what is chosen of a map: {kind, layer, node}. */
  show(map, chosen) {
    const kind = map.kinds.find(({ id }) => id === chosen.kind);
    const here = map.here.kind === kind.id;
    const focused = this.#focused();
    this.#told.replaceChildren(el("h3", {}, ...breakable(kind.id)),
      el("p", {}, (here && map.here.headline) || kind.says || text("page.map.unreachable.long")));
    this.root.replaceChildren(this.#told,
      ...(here ? [el("p", { class: "quiet" }, map.here.known ? map.here.details : text("page.map.outside"))] : []),
      ...(here ? [el("h4", {}, text("page.map.from-here")), this.#steps(map.steps, this.#does.acts)] : []),
      ...(kind.states > 0 ? [this.#single(map, kind, chosen)] : []));
    if (!here && kind.states > 0) this.root.append(...this.#leads(map, kind));
    if (focused) (this.root.querySelector(focused) ?? this.root).focus();
  }

  // What was focused stands anew; the selector finds it again, and where it is gone the focus stays in here.
  #focused() {
    const { activeElement: active } = document;
    if (!this.root.contains(active)) return null;
    for (const name of ["data-layer", "data-node", "data-play"]) if (active.hasAttribute(name)) return `[${name}="${active.getAttribute(name)}"]`;
    return active.localName === "summary" ? "summary" : "aside";
  }

  #leads(map, kind) {
    const links = map.links.filter(({ from }) => from === kind.id);
    if (links.length === 0) return [];
    return [el("h4", {}, text("page.map.leads")), el("p", { class: "chips" }, ...links.map(({ to }) => this.#kind(to)))];
  }

  #kind(id) {
    const button = el("button", { type: "button", class: "chip", "data-lead": id }, ...breakable(id));
    button.addEventListener("click", () => this.#does.kind(id));
    return button;
  }

  // The steps by what they come to; those that change nothing last. From here they can be taken.
  #steps(steps, takes) {
    const byResult = new Map();
    for (const step of steps.filter(({ changes }) => changes)) {
      const key = step.kind;
      byResult.set(key, [...(byResult.get(key) ?? []), step]);
    }
    const list = [...byResult].map(([kind, own]) => el("div", { class: "lead", "data-to": kind },
      el("dt", {}, ...breakable(kind)), this.#own(own.map((step) => this.#step(step, takes)))));
    const idle = [...new Set(steps.filter(({ changes }) => !changes).map((step) => step.text))];
    if (idle.length > 0) {
      list.push(el("div", { class: "lead idle" }, el("dt", {}, text("page.map.nothing")), this.#own(idle.map((words) => el("span", { class: "chip" }, words)))));
    }
    return el("dl", { class: "leads" }, ...list);
  }

  // Many steps with one result (each way to ask for a redrive) stand behind their number.
  #own(chips) {
    if (chips.length <= few) return el("dd", {}, ...chips);
    return el("dd", {}, el("details", {}, el("summary", {}, text("page.map.ways", { n: chips.length })), el("div", { class: "chips" }, ...chips)));
  }

  #step({ text: words, do: step }, takes) {
    if (!takes) return el("span", { class: "chip" }, words);
    const button = el("button", { type: "button", class: "chip", "data-take": step }, words);
    button.addEventListener("click", () => this.#does.take(step));
    return button;
  }

  #single(map, kind, chosen) {
    const shown = el("details", { class: "single", open: this.#open || map.node !== null }, el("summary", {}, text("page.map.single")));
    shown.addEventListener("toggle", () => { this.#open = shown.open; });
    shown.append(this.#layers(map, kind, chosen));
    if (map.chosen) shown.append(...this.#nodes(map));
    if (map.node) shown.append(this.#node(map));
    return shown;
  }

  #layers(map, kind, chosen) {
    const buttons = kind.cells.map(({ states, been }, layer) => {
      const button = el("button", { type: "button", class: "layer", "data-layer": layer, disabled: states === 0,
        "aria-pressed": String(layer === chosen.layer), "aria-label": text("page.map.layer", { title: map.layerTitle, layer, n: states }) },
        el("b", {}, String(layer)), el("span", { class: "quiet" }, String(states)));
      setAttribute(button, "data-been", been);
      button.addEventListener("click", () => this.#does.layer(layer));
      return button;
    });
    return el("div", { class: "layers", role: "group", "aria-label": map.layerTitle }, el("span", { class: "quiet" }, map.layerTitle), ...buttons);
  }

  #nodes({ chosen, node }) {
    const items = chosen.nodes.map((one) => {
      const button = el("button", { type: "button", class: "state", "data-node": one.node, "aria-pressed": String(one.node === node?.node) },
        el("span", {}, one.details), el("span", { class: "quiet" }, one.here ? text("page.map.here") : text("page.map.steps", { n: one.steps })));
      setAttribute(button, "data-been", one.been);
      button.addEventListener("click", () => this.#does.node(one.node));
      return el("li", {}, button);
    });
    const more = chosen.states - chosen.nodes.length;
    return [el("ol", { class: "states" }, ...items), ...(more > 0 ? [el("p", { class: "quiet" }, text("page.map.more", { n: more }))] : [])];
  }

  #node({ node }) {
    const open = el("button", { type: "button", class: "primary", "data-play": node.node, disabled: node.way.length === 0 || !this.#does.acts }, text("page.map.open"));
    open.addEventListener("click", () => this.#does.play(node.scenario));
    const way = node.way.length === 0 ? el("p", {}, text("page.map.start")) : el("ol", { class: "way" }, ...node.way.map((step) => el("li", {}, step)));
    return el("section", { class: "node", "aria-label": text("page.map.way") }, el("h4", {}, text("page.map.way")),
      el("p", { class: "quiet" }, node.details), way, open, el("h4", {}, text("page.map.from-there")), this.#steps(node.steps, false));
  }
}
