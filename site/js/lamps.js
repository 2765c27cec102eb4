// Lamps of the flat stage. How a lamp stands is a shape as well as a colour: a tick, a cross, a dot, a hollow ring.
import { boxAround } from "./clear.js";
import { setAttribute, svg } from "./dom.js";

function lamp(x, y, radius) {
  const mark = radius * 0.5;
  return svg("g", { class: "lamp-flat", "data-lamp": "dark", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    svg("circle", { r: radius }),
    svg("path", { class: "tick", d: `M${-mark} 0L${-mark * 0.2} ${mark * 0.8}L${mark} ${-mark * 0.8}` }),
    svg("path", { class: "cross", d: `M${-mark} ${-mark}L${mark} ${mark}M${-mark} ${mark}L${mark} ${-mark}` }));
}

/** A row of lamps; place(i, count) gives the point of each. Lamps are made anew only when their number changes. */
export class Lamps {
  element = svg("g");
  #radius;
  #place;

  constructor(radius, place) {
    this.#radius = radius;
    this.#place = place;
  }

  /** Shows what each lamp says. */
  show(states) {
    if (this.element.children.length !== states.length) {
      this.element.replaceChildren(...states.map((_, i) => lamp(...this.#place(i, states.length), this.#radius)));
    }
    states.forEach((state, i) => setAttribute(this.element.children[i], "data-lamp", state));
  }

  /** Where the lamps are, for words that keep clear of them. */
  boxes() {
    const count = this.element.children.length;
    return Array.from({ length: count }, (_, i) => boxAround(this.#place(i, count), this.#radius + 2));
  }
}

/** Points of a row, centred. */
export function rowAt([x, y, gap]) {
  return (i, count) => [x + (i - (count - 1) / 2) * gap, y];
}

/** Points on a circle, clockwise from the top; up to three stand in a row inside it. */
export function ringAt([x, y, gap], radius) {
  const row = rowAt([x, y, gap]);
  return (i, count) => (count <= 3 ? row(i, count) : around(x, y, radius)(i, count));
}

/** Points on a circle, clockwise from the top. */
export function around(x, y, radius) {
  return (i, count) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
}
