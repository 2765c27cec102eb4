// What stands on the flat stage in lesson 2 only: the clock of lamps around the ring, the names of the sorter's lamps, the
// ledger's wall of keys, and the manual records on the desk. Each says what it says by its shape too.
import { boxAround, solidBox } from "./clear.js";
import { setAttribute, svg } from "./dom.js";
import { Lamps, around, rowAt } from "./lamps.js";

const marks = ["↻", "■", "?"]; // temporary, terminal, unknown: in the order of the sorter's lamps
const slots = 4; // keys that the wall has room for
const papers = 3; // records that can be told apart on the desk

/** What the second lesson has on the flat stage alone. */
export class ReviewParts {
  element;
  backoff; // the lamps around the ring
  #keys;
  #records;

  constructor(plan) {
    const [ringX, ringY] = plan.ring;
    this.backoff = new Lamps(5 * plan.scale, around(ringX, ringY, plan.backoff));
    this.#keys = Array.from({ length: slots }, (_, i) => key(rowAt(plan.keys)(i, slots), plan.keys[2] / 36));
    this.#records = Array.from({ length: papers }, (_, i) => paper(plan.bay, i, plan.scale));
    this.element = svg("g", {}, this.backoff.element, ...sorterMarks(plan), wall(plan), ...this.#keys, ...this.#records);
  }

  /** Shows what the stage says. */
  show({ sorter, backoff, keys, records }) {
    setAttribute(this.element, "data-sorter", sorter || null);
    this.backoff.show(Array.from({ length: backoff.of }, (_, i) => (i < backoff.lit ? "lit" : "dark")));
    this.#keys.forEach((slot, i) => {
      setAttribute(slot, "data-key", keys[i] ? (keys[i].lit ? "lit" : "dark") : "none");
      setAttribute(slot, "data-current", keys[i]?.current ?? false);
    });
    this.#records.forEach((one, i) => setAttribute(one, "visibility", i < records ? null : "hidden"));
  }
}

function sorterMarks(plan) {
  const [x, y, gap] = plan.boards.gate;
  return marks.map((mark, i) => {
    const name = svg("text", { class: "sorter-mark", x: rowAt([x, y, gap])(i, marks.length)[0], y: y + gap * 1.25 });
    name.textContent = mark;
    return name;
  });
}

/** Where the parts stand that are there from the start, for words that keep clear of them. */
export function reviewBoxes(plan) {
  const [x, y, gap] = plan.boards.gate;
  return [solidBox(wallPlace(plan), 2), boxAround([x, y + gap * 1.1], gap * 1.5, gap * 0.4)];
}

function wallPlace({ keys: [x, y, gap] }) {
  const width = slots * gap + gap * 0.4;
  return [x - width / 2, y - gap * 0.5, width, gap];
}

function wall(plan) {
  const [x, y, width, height] = wallPlace(plan);
  return svg("rect", { class: "wall", x, y, width, height, rx: height * 0.2 });
}

// A bow, a shaft and two teeth, around a slot.
function key([x, y], scale) {
  return svg("g", { class: "key-flat", "data-key": "none", transform: `translate(${x} ${y}) scale(${scale})` },
    svg("circle", { class: "slot", r: 15 }), svg("path", { class: "key", d: "M-4 -9A5 5 0 1 0 -3.9 -9M0 -3L7 6M3 1L6 -2M6 5L9 2" }));
}

function paper([x, y, width, height], i, scale) {
  return svg("path", { class: "paper", d: "M0 0H18V24H0ZM4 6H14M4 11H14M4 16H11", visibility: "hidden",
    transform: `translate(${x + width - (30 + 9 * i) * scale} ${y + height - (34 - 3 * i) * scale}) scale(${scale})` });
}
