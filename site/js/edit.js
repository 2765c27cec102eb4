// Lets a field of the mirror be typed into at a place on the canvas: the canvas shows controls but has no text input.

const roomy = { width: 360, height: 80, margin: 8 }; // CSS pixels: what there is to write is longer than what a canvas shows

/** Shows an input at [left, top, width, height] in CSS pixels, or around it, focused, until it is set or left. */
export function editInPlace(input, box) {
  if (!input) return;
  const place = around(box, input.tagName === "TEXTAREA");
  for (const [side, px] of Object.entries(place)) input.style[side] = `${px}px`;
  input.classList.add("in-place");
  input.focus({ preventScroll: true });
  input.select();
  input.addEventListener("keydown", leaveOnEscape);
  input.addEventListener("blur", () => putBack(input), { once: true });
  input.form.addEventListener("submit", () => input.blur(), { once: true });
}

// A box as large as writing needs, over the given one and within the page.
function around([left, top, width, height], manyLines) {
  const wide = Math.min(Math.max(width, roomy.width), innerWidth - 2 * roomy.margin);
  const high = manyLines ? Math.max(height, roomy.height) : height;
  return {
    left: Math.max(roomy.margin, Math.min(left, innerWidth - roomy.margin - wide)),
    top: Math.max(roomy.margin, Math.min(top, innerHeight - roomy.margin - high)), width: wide, height: high,
  };
}

function leaveOnEscape(event) {
  if (event.key === "Escape") event.target.blur();
}

function putBack(input) {
  input.classList.remove("in-place");
  input.removeEventListener("keydown", leaveOnEscape);
  for (const side of ["left", "top", "width", "height"]) input.style[side] = "";
}
