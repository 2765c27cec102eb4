// Where words can stand on the flat stage: as near to their own place as they are clear of everything. All lengths are in
// units of the plan's box; a box is {left, top, right, bottom}, and weight says how bad it is to lie over it.

const solid = 1000; // over this nothing may lie; that it does anyway is better the less of it does
const edge = 9; // between the words and the stage's border
const apart = 3; // between the words of two signs

const offsets = [];
for (let x = -150; x <= 150; x += 10) for (let y = -112; y <= 112; y += 8) offsets.push({ x, y, far: Math.hypot(x, y) });
offsets.sort((a, b) => a.far - b.far);

/** A box from [x, y, width, height] over which nothing may lie; more makes it larger on each side. */
export function solidBox([x, y, width, height], more = 0) {
  return { left: x - more, top: y - more, right: x + width + more, bottom: y + height + more, weight: solid };
}

/** A box of this half size around a point. */
export function boxAround([x, y], halfWidth, halfHeight = halfWidth, weight = solid) {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight, weight };
}

/** The best box for words of this size, centred below a point, among obstacles in a plan's box; clear says that it lies over nothing solid. */
export function clearPlace({ width, height }, [x, y], obstacles, [planWidth, planHeight]) {
  let best = null;
  for (const offset of offsets) {
    if (best && offset.far >= best.cost) break;
    const at = { left: x + offset.x - width / 2, top: y + offset.y, right: x + offset.x + width / 2, bottom: y + offset.y + height };
    const out = Math.max(0, edge - at.left, edge - at.top, at.right + edge - planWidth, at.bottom + edge - planHeight);
    let cost = offset.far + (out > 0 ? solid * (1 + out) : 0);
    for (const one of obstacles) cost += overlap(at, one);
    if (!best || cost < best.cost) best = { at, cost, clear: cost < solid };
  }
  return best;
}

/** The box as an obstacle for the words that are placed after it. */
export function taken({ left, top, right, bottom }) {
  return solidBox([left, top, right - left, bottom - top], apart);
}

function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return b.weight < solid ? b.weight : b.weight * (1 + Math.min(width, height));
}
