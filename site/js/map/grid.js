// The map's picture: a card for each kind of states, and arrows for where the chosen one leads and where the session went.
import { el, setAttribute, svg } from "../dom.js";
import { text } from "../texts.js";

/** The kinds of states as a picture. */
export class Grid {
  root = el("div", { class: "map-grid" });
  #lines = svg("svg", { class: "map-lines", "aria-hidden": "true" });
  #cards = new Map();
  #choose;
  #map = null;
  #chosen = "";
  #watch = new ResizeObserver(() => this.lay());

  constructor(choose) {
    this.#choose = choose;
    this.root.append(this.#lines);
    this.#watch.observe(this.root);
  }

  /** Ends what it watches. */
  close() {
    this.#watch.disconnect();
  }

  /** Shows a map: its kinds, which one is chosen, and which were reached. */
  show(map, chosen, reached) {
    this.#map = map;
    this.#chosen = chosen;
    setAttribute(this.root, "data-columns", Math.max(...map.kinds.map(({ column }) => column)) + 1);
    for (const kind of map.kinds) this.#showCard(kind, map, reached);
    this.lay();
  }

  #showCard(kind, map, reached) {
    let card = this.#cards.get(kind.id);
    if (!card) {
      card = el("button", { type: "button", class: "kind", "data-kind": kind.id, "data-code": kind.code, "data-row": kind.row });
      card.addEventListener("click", () => this.#choose(kind.id));
      this.#cards.set(kind.id, card);
      this.root.append(card);
    }
    const here = map.here.kind === kind.id;
    setAttribute(card, "aria-pressed", String(kind.id === this.#chosen));
    setAttribute(card, "aria-current", here ? "location" : null);
    setAttribute(card, "data-been", kind.been);
    setAttribute(card, "data-reached", reached.has(kind.id));
    setAttribute(card, "data-none", kind.states === 0);
    const layers = here ? map.here.layer : -1;
    card.replaceChildren(el("b", {}, kind.code), ...(kind.reason ? [el("span", { class: "reason" }, ...breakable(kind.reason))] : []),
      el("span", { class: "quiet" }, words(kind, here, reached)), strip(kind.cells, layers));
  }

  /** Draws the arrows anew: the cards may stand elsewhere. */
  lay() {
    if (!this.#map || this.root.offsetWidth === 0) return;
    const { offsetWidth: width, offsetHeight: height } = this.root;
    setAttribute(this.#lines, "viewBox", `0 0 ${width} ${height}`);
    const head = (id) => svg("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" },
      svg("path", { d: "M0 0 8 4 0 8z" }));
    const shown = this.#map.links.filter((link) => link.been || link.from === this.#chosen);
    shown.sort((a, b) => Number(a.been) - Number(b.been));
    this.#lines.replaceChildren(svg("defs", {}, head("map-head"), head("map-head-been")), ...shown.map((link) => this.#line(link)));
  }

  #line({ from, to, been }) {
    const [a, b] = [from, to].map((id) => box(this.#cards.get(id)));
    const d = curve(a, b);
    return svg("path", { d, class: been ? "link been" : "link", "marker-end": `url(#map-head${been ? "-been" : ""})` });
  }
}

function words(kind, here, reached) {
  if (kind.states === 0) return text("page.map.unreachable");
  if (here) return text("page.map.here");
  if (kind.been) return text("page.map.been");
  return reached.has(kind.id) ? text("page.map.reached") : text("page.map.unreached");
}

// One mark a layer: whether there are states, whether the session was there, and where it is.
function strip(cells, here) {
  const marks = cells.map(({ states, been }, i) => {
    const mark = el("i");
    setAttribute(mark, "data-mark", i === here ? "here" : been ? "been" : states > 0 ? "some" : "none");
    return mark;
  });
  return el("span", { class: "strip", "aria-hidden": "true" }, ...marks);
}

/** The parts of a name that may break after its colon and its underscores. It is heard whole: a wbr that is heard is a space. */
export function breakable(name) {
  return name.split(/(?<=[_:])/).flatMap((part, i) => (i === 0 ? [part] : [el("wbr", { "aria-hidden": "true" }), part]));
}

function box(card) {
  const { offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h } = card;
  return { x, y, w, h, cx: x + w / 2, cy: y + h / 2 };
}

// From side to side within a row, from the lower edge to the upper one between rows; neighbours straight, others in a bow.
function curve(a, b) {
  if (Math.abs(a.y - b.y) < a.h / 2) {
    const right = b.x > a.x;
    const [x1, x2] = right ? [a.x + a.w, b.x] : [a.x, b.x + b.w];
    if (Math.abs(x2 - x1) < a.w / 2) return `M${x1} ${a.cy} L${x2} ${b.cy}`;
    const bow = a.y - 14;
    return `M${a.cx + (right ? 14 : -14)} ${a.y} C${a.cx} ${bow} ${b.cx} ${bow} ${b.cx + (right ? -14 : 14)} ${b.y}`;
  }
  const down = b.y > a.y;
  const [y1, y2] = down ? [a.y + a.h, b.y] : [a.y, b.y + b.h];
  const half = (y1 + y2) / 2;
  return `M${a.cx} ${y1} C${a.cx} ${half} ${b.cx} ${half} ${b.cx} ${y2}`;
}
