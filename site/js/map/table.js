// The same map as a table, for those who read rather than look.
import { el, setAttribute } from "../dom.js";
import { text } from "../texts.js";
import { breakable } from "./grid.js";

/** The kinds of states as a table. */
export class Table {
  #body = el("tbody");
  #choose;
  root;

  constructor(choose) {
    this.#choose = choose;
    const heads = [text("page.map.kind"), text("page.map.states"), text("page.map.session"), text("page.map.leads")];
    this.root = el("div", { class: "wide-table", tabindex: 0, role: "group", "aria-label": text("page.map.tab.table") },
      el("table", { class: "map-table" }, el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))), this.#body));
  }

  /** Shows a map: its kinds, which one is chosen, and which were reached. */
  show(map, chosen, reached) {
    const focused = this.#body.contains(document.activeElement) ? document.activeElement.dataset.kind : null;
    this.#body.replaceChildren(...map.kinds.map((kind) => this.#row(kind, map, chosen, reached)));
    if (focused) this.#body.querySelector(`[data-kind="${focused}"]`)?.focus();
  }

  #row(kind, map, chosen, reached) {
    const button = el("button", { type: "button", class: "link-like", "data-kind": kind.id, "aria-pressed": String(kind.id === chosen) }, ...breakable(kind.id));
    button.addEventListener("click", () => this.#choose(kind.id));
    const leads = map.links.filter(({ from }) => from === kind.id).flatMap(({ to }, i) => [i === 0 ? "" : ", ", ...breakable(to)]);
    const row = el("tr", {}, el("th", { scope: "row" }, button), el("td", {}, kind.states.toLocaleString(document.documentElement.lang)),
      el("td", {}, stands(kind, map, reached)), el("td", {}, ...leads));
    setAttribute(row, "data-here", map.here.kind === kind.id);
    return row;
  }
}

function stands(kind, map, reached) {
  if (kind.states === 0) return text("page.map.unreachable");
  if (map.here.kind === kind.id) return text("page.map.here");
  if (kind.been) return text("page.map.been");
  return reached.has(kind.id) ? text("page.map.reached") : text("page.map.unreached");
}
