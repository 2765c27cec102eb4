// A QR code as a picture: black on white in every theme, since cameras expect that, with its quiet zone.
import { svg } from "../dom.js";
import { qr } from "./qr.js";

/** The largest code that a phone reads from a screen without effort: 117 modules, some 1,270 bytes. */
export const READABLE_VERSION = 25;

const quietZone = 4; // modules, by the standard

/** The picture of a text's code, with what it is for as its text alternative; null for a text that is too long to be read by a phone. */
export function code(text, label, largest = READABLE_VERSION) {
  const made = qr(text, largest);
  if (!made) return null;
  const side = made.size + 2 * quietZone;
  return svg("svg", { class: "code", viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    svg("rect", { width: side, height: side, fill: "#fff" }),
    svg("path", { d: rows(made), fill: "#000" }));
}

// One bar a run of dark modules.
function rows({ size, dark }) {
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0, from = 0; x <= size; x++) {
      if (x < size && dark(x, y)) continue;
      if (x > from) path += `M${from + quietZone} ${y + quietZone}h${x - from}v1h${from - x}z`;
      from = x + 1;
    }
  }
  return path;
}
