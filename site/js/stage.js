// The flat stage: the places of the 3D stage as a picture in SVG, with signs in HTML over it. It shows what the `screen`
// JSON's stage says, and moves the parcel along the tracks when something has happened.
import { boxAround, solidBox } from "./clear.js";
import { oncePerFrame, setAttribute, svg } from "./dom.js";
import { ReviewParts, reviewBoxes } from "./review.js";
import { Lamps, around, ringAt, rowAt } from "./lamps.js";
import { ParcelPicture } from "./parcel.js";
import { planFor, route } from "./plan.js";
import { shapePath } from "./shape.js";
import { Signs } from "./signs.js";

const stillPlease = matchMedia("(prefers-reduced-motion: reduce)");

/** The flat stage, in one element of the page. */
export class FlatStage {
  #root;
  #widthPx = 0; // 0 while it is out of sight, where nothing is painted
  #plan = null;
  #screen = null;
  #parts = null;
  #at = null;
  #speed;
  #arrangeSoon = oncePerFrame(() => this.#arrange());

  /** speed: 0.5, 1, 2, or 0 for no motion. */
  constructor(root, speed) {
    this.#root = root;
    this.#speed = speed;
    new ResizeObserver(([{ contentRect }]) => this.#fit(contentRect.width)).observe(root);
  }

  /** Chooses how fast a parcel travels: 0.5, 1, 2, or 0 for no motion. */
  setSpeed(speed) {
    this.#speed = speed;
  }

  /** Shows a screen; parts of a changes-only screen that are absent stay as they were. */
  show(screen) {
    this.#screen = { ...this.#screen, ...screen };
    if (this.#widthPx > 0) this.#paint(screen.said?.length > 0);
  }

  /** Is told when the stage comes into sight or leaves it. */
  turned() {
    this.#fit(this.#root.clientWidth);
  }

  #fit(widthPx) {
    const hidden = this.#widthPx === 0;
    this.#widthPx = widthPx;
    if (!this.#screen || widthPx === 0) return;
    if (hidden || planFor(this.#screen.lesson, widthPx) !== this.#plan) this.#paint(false);
    else this.#arrange();
  }

  #choosePlan() {
    const plan = planFor(this.#screen.lesson, this.#widthPx);
    if (plan === this.#plan) return false;
    this.#plan = plan;
    this.#parts?.signs.leave();
    this.#parts = { ...draw(plan), signs: new Signs(plan, this.#arrangeSoon) };
    this.#root.replaceChildren(this.#parts.picture, ...this.#parts.signs.elements);
    setAttribute(this.#root, "data-plan", plan.name);
    setAttribute(this.#root, "data-lesson", this.#screen.lesson);
    return true;
  }

  #paint(moving) {
    const anew = this.#choosePlan();
    const { stage, signs } = this.#screen;
    const parts = this.#parts;
    for (const [board, lamps] of Object.entries(parts.boards)) lamps.show(stage.boards[board]);
    parts.dial.show(Array.from({ length: stage.dial.of }, (_, i) => (i < stage.dial.lit ? "lit" : "dark")));
    setAttribute(parts.lid, "data-closed", stage.lidClosed);
    setAttribute(parts.barrier, "data-up", stage.barrierUp);
    parts.waiting.forEach((one, i) => setAttribute(one, "data-gone", i < parts.waiting.length - stage.waiting));
    showSockets(parts.sockets, this.#plan, stage.sockets);
    parts.review?.show(stage);
    parts.parcel.show(stage.parcel);
    parts.signs.show(signs, stage.active);
    this.#move(stage.parcel.at, moving && !anew);
    this.#arrangeSoon();
  }

  /** Lets the signs stand clear of the picture as it is now. */
  #arrange() {
    if (this.#widthPx === 0 || this.#at === null) return;
    this.#parts.fixed ??= fixed(this.#plan, this.#parts.picture); // lengths of tracks can only be measured once they are drawn
    const parcel = boxAround(this.#plan.at[this.#at], 33 * this.#plan.scale, 25 * this.#plan.scale);
    const lamps = [this.#parts.boards.ring, this.#parts.review?.backoff].flatMap((row) => row?.boxes() ?? []);
    this.#parts.signs.arrange(this.#widthPx / this.#plan.box[0], [...this.#parts.fixed, ...lamps, parcel]);
  }

  #move(to, moving) {
    const { element } = this.#parts.parcel;
    const from = this.#at;
    this.#at = to;
    const place = (station) => {
      const [x, y] = this.#plan.at[station];
      return `translate(${x}px, ${y}px) scale(${this.#plan.scale})`;
    };
    element.style.transform = place(to);
    if (!moving || from === null || from === to || this.#speed === 0 || stillPlease.matches) return;
    const path = route(this.#screen.lesson, from, to);
    for (const old of element.getAnimations()) old.cancel();
    element.animate(path.map((station) => ({ transform: place(station) })), { duration: (350 * path.length) / this.#speed, easing: "ease-in-out" });
  }
}

function draw(plan) {
  const [width, height] = plan.box;
  const parts = {
    boards: {
      ring: new Lamps(9 * plan.scale, ringAt(plan.boards.ring, plan.ring[2] * 0.62)),
      gate: new Lamps(9.5 * plan.scale, rowAt(plan.boards.gate)), second: new Lamps(8.5 * plan.scale, rowAt(plan.boards.second)),
    },
    dial: new Lamps(5.5 * plan.scale, around(plan.dial[0], plan.dial[1], plan.dial[2] * 0.76)),
    parcel: new ParcelPicture("hero"), sockets: svg("g"),
    lid: svg("path", { class: "lid", d: lidPath(plan.bin) }),
    barrier: svg("path", { class: "barrier", d: `M${plan.barrier[0]} ${plan.barrier[1] + plan.barrier[2]}V${plan.barrier[1]}` }),
    waiting: plan.waiting.map((at) => waiting(at, plan.scale)),
    review: plan.keys ? new ReviewParts(plan) : null,
  };
  parts.picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, // the words beside it tell all that it shows
    box("plate", [6, 6, width - 12, height - 12], 26), ...plan.tracks.map(track), ...furniture(plan), ...boardBoxes(plan).map((place) => box("board", place, 6)), ...(parts.review ? [parts.review.element] : []),
    parts.boards.ring.element, parts.boards.gate.element, parts.boards.second.element, parts.dial.element, parts.sockets,
    ...parts.waiting, parts.barrier, parts.parcel.element, glass(plan), parts.lid);
  return parts;
}

/** What words keep clear of wherever the parcel is: all that stands, and, less strictly, the tracks. */
function fixed(plan, picture) {
  const [dialX, dialY, dialR] = plan.dial;
  const [binX, binY, binWidth] = plan.bin;
  const lid = [binX, binY - binWidth * 0.25, binWidth, binWidth * 0.25]; // open
  return [
    ...[plan.handler, plan.bin, plan.bay, plan.tray, plan.post, lid].map((place) => solidBox(place, 2)), boxAround([dialX, dialY], dialR + 3),
    ...boardBoxes(plan).map((place) => solidBox(place)), ...(plan.keys ? reviewBoxes(plan) : []), ...[...picture.querySelectorAll(".between")].flatMap(alongTrack),
  ];
}

const trackStep = 12;

function alongTrack(path) {
  const points = Math.ceil(path.getTotalLength() / trackStep);
  return Array.from({ length: points }, (_, i) => path.getPointAtLength(i * trackStep)).map(({ x, y }) => boxAround([x, y], 10, 10, 4));
}

function box(name, [x, y, width, height], rx) {
  return svg("rect", { class: name, x, y, width, height, rx });
}

function track([tone, d]) {
  return svg("g", { class: "track-flat tone-" + tone }, svg("path", { class: "sleepers", d }), svg("path", { class: "rails", d }), svg("path", { class: "between", d }));
}

function furniture(plan) {
  const [ringX, ringY, ringR] = plan.ring;
  const [dialX, dialY, dialR] = plan.dial;
  return [
    svg("g", { class: "track-flat tone-amber" }, ...["sleepers", "rails", "between"].map((part) => svg("circle", { class: part, cx: ringX, cy: ringY, r: ringR }))),
    box("bin", plan.bin, 8), box("bay", plan.bay, 8), box("tray", plan.tray, 8), box("post", plan.post, 4),
    box("handler", plan.handler, 12), box("handler-top", [plan.handler[0] + 6, plan.handler[1] + 5, plan.handler[2] - 12, plan.handler[3] * 0.36], 8),
    svg("circle", { class: "dial", cx: dialX, cy: dialY, r: dialR }),
  ];
}

function boardBoxes(plan) {
  const counts = plan.keys ? [["gate", 3], ["second", 2]] : [["gate", 8], ["second", 5]];
  return counts.map(([name, count]) => {
    const [x, y, gap] = plan.boards[name];
    return [x - (count * gap) / 2 - 4, y - gap * 0.62, count * gap + 8, gap * 1.24];
  });
}

function glass(plan) {
  return box("glass", plan.bin, 8);
}

function lidPath([x, y, width]) {
  return `M${x - 6} ${y}H${x + width + 6}`;
}

function waiting([x, y], scale) {
  const parcel = svg("g", { class: "parcel waiting", transform: `translate(${x} ${y}) scale(${scale * 0.72})` },
    svg("rect", { class: "parcel-box", x: -30, y: -22, width: 60, height: 44, rx: 9 }), svg("path", { class: "schema shape-square", d: shapePath("square", 12) }));
  return svg("g", { class: "leaving" }, parcel);
}

function showSockets(group, plan, sockets) {
  const place = rowAt(plan.sockets);
  if (group.children.length !== sockets.length) {
    group.replaceChildren(...sockets.map((_, i) => svg("g", { transform: `translate(${place(i, sockets.length).join(" ")})` }, svg("path"), svg("text", { y: 4, class: "schema-number" }))));
  }
  sockets.forEach((socket, i) => {
    const [shape, number] = group.children[i].children;
    setAttribute(shape, "d", shapePath(socket.shape, plan.sockets[2] * 0.42));
    setAttribute(shape, "class", `socket shape-${socket.shape}`);
    setAttribute(group.children[i], "data-lit", socket.lit);
    number.textContent = String(socket.schema);
  });
}
