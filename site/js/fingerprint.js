// A small picture of a body's hash, so that two bodies are seen to differ. It is no seal and no signature.
import { setAttribute, svg } from "./dom.js";

const rows = 8;

/** The path of the picture in an 8 by 8 square: 16 hex digits, a row a byte, its first half mirrored. */
export function fingerprintPath(hex) {
  let path = "";
  for (let y = 0; y < rows; y++) {
    const bits = parseInt(hex.slice(2 * y, 2 * y + 2), 16) >> 4;
    for (let x = 0; x < rows; x++) {
      const column = x < 4 ? x : 7 - x;
      if (bits & (8 >> column)) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  return path;
}

/** A picture element that shows a hash through its show(hex). */
export function fingerprint(size, attributes = {}) {
  const marks = svg("path", { class: "fingerprint-marks" });
  const element = svg("svg", { class: "fingerprint", viewBox: "-1 -1 10 10", width: size, height: size, "aria-hidden": "true", ...attributes },
    svg("rect", { class: "fingerprint-ground", x: -1, y: -1, width: 10, height: 10, rx: 1.5 }), marks);
  return { element, show: (hex) => setAttribute(marks, "d", fingerprintPath(hex)) };
}
