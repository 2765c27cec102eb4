// The shapes of schemas on the flat stage. Which shape a schema has, the lab says.

const regular = { square: [4, 45], triangle: [3, -90], hexagon: [6, 0], octagon: [8, 22.5] }; // corners, and where the first is

/** The outline of a shape around the origin. */
export function shapePath(shape, radius) {
  const corners = shape === "cross" ? crossCorners(radius) : regularCorners(...regular[shape], radius);
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}

function regularCorners(count, first, radius) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI / 180) * (first + (360 * i) / count);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

// A quarter of the cross, turned four times.
function crossCorners(radius) {
  const thin = 0.15 * radius;
  const long = 0.7 * radius;
  const quarter = [[0, -2 * thin], [long - thin, -long - thin], [long + thin, -long + thin]];
  return [0, 1, 2, 3].flatMap((turns) => quarter.map((corner) => turned(corner, turns)));
}

function turned([x, y], turns) {
  return turns === 0 ? [x, y] : turned([-y, x], turns - 1);
}
