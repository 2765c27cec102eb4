// The message on the flat stage: a parcel with its schema as a shape, its fingerprint, and marks where it was changed.
import { setAttribute, svg } from "./dom.js";
import { fingerprintPath } from "./fingerprint.js";

const sides = { 1: 4, 2: 3, 3: 6, 4: 5 }; // as on the handler's sockets; any other schema is round
const tones = { 1: "blue", 2: "violet", 3: "green", 4: "amber" };

/** The outline of a schema's shape around the origin. */
export function schemaPath(schema, radius) {
  const count = sides[schema] ?? 24;
  const turn = count === 4 ? Math.PI / 4 : -Math.PI / 2;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The class of a schema's colour. */
export function schemaTone(schema) {
  return "tone-" + (tones[schema] ?? "none");
}

export class ParcelPicture {
  #shape = svg("path", { transform: "translate(-13 -1)" });
  #number = svg("text", { x: -13, y: 4, class: "schema-number" });
  #marks = svg("path", { class: "fingerprint-marks", transform: "translate(3 -11) scale(2.4)" });
  #changed = svg("g", { class: "badge", transform: "translate(24 -20)" }, svg("circle", { r: 10 }), svg("path", { d: "M-5 -2.5H5M-5 2.5H5M-3 6L3 -6" }));
  #renamed = svg("g", { class: "badge", transform: "translate(-24 -20)" }, svg("circle", { r: 10 }), svg("path", { d: "M-5 -1V-5H-1L5 1L1 5Z" }));

  constructor(className) {
    this.element = svg("g", { class: "parcel " + className },
      svg("rect", { class: "parcel-box", x: -30, y: -22, width: 60, height: 44, rx: 9 }),
      svg("path", { class: "parcel-tape", d: "M-30 -14H30" }), this.#shape, this.#number, this.#marks, this.#changed, this.#renamed);
  }

  /** Shows what the stage says of the parcel. */
  show(parcel) {
    const none = parcel.schema < 0;
    setAttribute(this.#shape, "d", none ? "" : schemaPath(parcel.schema, 12));
    setAttribute(this.#shape, "class", "schema " + schemaTone(parcel.schema));
    this.#number.textContent = none ? "?" : String(parcel.schema);
    setAttribute(this.#marks, "d", fingerprintPath(parcel.fingerprint));
    setAttribute(this.element, "data-changed", parcel.bodyChanged);
    setAttribute(this.#changed, "visibility", parcel.bodyChanged ? null : "hidden");
    setAttribute(this.#renamed, "visibility", parcel.renamed ? null : "hidden");
  }
}
