// Lets a field of the mirror be typed into at a place on the canvas: the canvas shows controls but has no text input.

/** Shows an input at [left, top, width, height] in CSS pixels, focused, until it is set or left. */
export function editInPlace(input, [left, top, width, height]) {
  if (!input) return;
  const place = { left, top, width, height };
  for (const [side, px] of Object.entries(place)) input.style[side] = `${px}px`;
  input.classList.add("in-place");
  input.focus({ preventScroll: true });
  input.select();
  input.addEventListener("keydown", leaveOnEscape);
  input.addEventListener("blur", () => putBack(input), { once: true });
  input.form.addEventListener("submit", () => input.blur(), { once: true });
}

function leaveOnEscape(event) {
  if (event.key === "Escape") event.target.blur();
}

function putBack(input) {
  input.classList.remove("in-place");
  input.removeEventListener("keydown", leaveOnEscape);
  for (const side of ["left", "top", "width", "height"]) input.style[side] = "";
}
