// The message on the flat stage: a parcel with its schema as a shape, its fingerprint, and marks where it was changed.
import { setAttribute, svg } from "./dom.js";
import { fingerprintCells } from "./fingerprint.js";
import { shapePath } from "./shape.js";

/** The picture of the message. */
export class ParcelPicture {
  #shape = svg("path", { transform: "translate(-13 -1)" });
  #number = svg("text", { x: -13, y: 4, class: "schema-number" });
  #fingerprint = fingerprintCells({ transform: "translate(3 -11) scale(4.8)" });
  #changed = svg("g", { class: "badge", transform: "translate(24 -20)" }, svg("circle", { r: 10 }), svg("path", { d: "M-5 -2.5H5M-5 2.5H5M-3 6L3 -6" }));
  #renamed = svg("g", { class: "badge", transform: "translate(-24 -20)" }, svg("circle", { r: 10 }), svg("path", { d: "M-5 -1V-5H-1L5 1L1 5Z" }));

  constructor(className) {
    this.element = svg("g", { class: "parcel " + className },
      svg("rect", { class: "parcel-box", x: -30, y: -22, width: 60, height: 44, rx: 9 }),
      svg("path", { class: "parcel-tape", d: "M-30 -14H30" }), this.#shape, this.#number, this.#fingerprint.element, this.#changed, this.#renamed);
  }

  /** Shows what the stage says of the parcel. */
  show(parcel) {
    setAttribute(this.#shape, "d", shapePath(parcel.shape, 12));
    setAttribute(this.#shape, "class", "schema shape-" + parcel.shape);
    this.#number.textContent = parcel.schema < 0 ? "" : String(parcel.schema);
    this.#fingerprint.show(parcel.fingerprint);
    setAttribute(this.element, "data-changed", parcel.bodyChanged);
    setAttribute(this.#changed, "visibility", parcel.bodyChanged ? null : "hidden");
    setAttribute(this.#renamed, "visibility", parcel.renamed ? null : "hidden");
  }
}
