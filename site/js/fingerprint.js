// A small picture of a body's hash, so that two bodies are seen to differ. It is no seal and no signature. The lab says the
// colours of its cells, so that it is the same picture here and on the 3D stage.
import { setAttribute, svg } from "./dom.js";

const side = 4; // cells in a row, and rows

/** The cells of a picture in a square of 4, from its top left corner, shown through show(colours). */
export function fingerprintCells(attributes = {}) {
  const cells = Array.from({ length: side * side }, (_, i) => svg("rect", { x: i % side, y: Math.floor(i / side), width: 1, height: 1 }));
  const element = svg("g", { class: "fingerprint-cells", "shape-rendering": "crispEdges", ...attributes }, ...cells);
  return { element, show: (colours) => cells.forEach((cell, i) => setAttribute(cell, "fill", colours[i])) };
}

/** A picture element that shows a fingerprint through its show(colours). */
export function fingerprint(size, attributes = {}) {
  const { element: cells, show } = fingerprintCells();
  const element = svg("svg", { class: "fingerprint", viewBox: "-0.5 -0.5 5 5", width: size, height: size, "aria-hidden": "true", ...attributes },
    svg("rect", { class: "fingerprint-ground", x: -0.5, y: -0.5, width: 5, height: 5, rx: 0.75 }), cells);
  return { element, show };
}
