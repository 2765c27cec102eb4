// The square of a QR code: the fixed patterns, the codewords in their zigzag, and the mask that makes it easiest to read.

// Which modules a mask turns over (table 10 of the standard), column x and row y.
const masks = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Places codewords in the square of a version, level as its two bits, under the best mask: {size, dark(x, y)}. */
export function place(version, level, codewords) {
  const square = new Square(17 + 4 * version);
  drawPatterns(square, version);
  drawCodewords(square, codewords);
  const tried = masks.map((mask, i) => drawFormat(square.masked(mask), level, i));
  const worth = tried.map(penalty);
  const best = tried[worth.indexOf(Math.min(...worth))];
  return { size: best.size, dark: (x, y) => best.at(x, y) === 1 };
}

class Square {
  constructor(size, dark = new Uint8Array(size * size), fixed = new Uint8Array(size * size)) {
    Object.assign(this, { size, dark, fixed });
  }

  at(x, y) {
    return this.dark[y * this.size + x];
  }

  /** Sets a module that no mask changes. */
  fix(x, y, dark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y * this.size + x] = Number(dark);
    this.fixed[y * this.size + x] = 1;
  }

  masked(mask) {
    const { size, fixed } = this;
    return new Square(size, this.dark.map((dark, i) => dark ^ Number(!fixed[i] && mask(i % size, Math.floor(i / size)))), fixed);
  }
}

function drawPatterns(square, version) {
  const last = square.size - 1;
  for (let i = 0; i <= last; i++) {
    square.fix(6, i, i % 2 === 0);
    square.fix(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]]) drawRings(square, x, y, 4, [2, 4]);
  const lines = alignment(version, square.size);
  const end = lines.length - 1;
  lines.forEach((x, i) => lines.forEach((y, j) => {
    const atFinder = (i === 0 && j === 0) || (i === 0 && j === end) || (i === end && j === 0);
    if (!atFinder) drawRings(square, x, y, 2, [1]);
  }));
  drawFormat(square, 0, 0); // keeps its place; the mask's own comes later
  if (version >= 7) drawVersion(square, version);
}

// Rings around a middle out to a reach, those of the radii light.
function drawRings(square, x, y, reach, light) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) square.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

// Where the middles of the alignment patterns stand, along each side.
function alignment(version, size) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return Array.from({ length: count }, (_, i) => (i === 0 ? 6 : size - 7 - step * (count - 1 - i)));
}

// Bits followed by their remainder in a BCH code.
function protectedBits(value, generator, length) {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) & 1 ? generator : 0);
  return (value << length) | rest;
}

// Level and mask, twice: around the first finder and along the two others.
function drawFormat(square, level, mask) {
  const bits = protectedBits((level << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (i) => (bits >> i) & 1;
  const last = square.size - 1;
  const along = [0, 1, 2, 3, 4, 5, 7, 8]; // the timing pattern is stepped over
  for (let i = 0; i < 8; i++) {
    square.fix(8, along[i], bit(i));
    square.fix(last - i, 8, bit(i));
  }
  for (let i = 8; i < 15; i++) {
    square.fix(along[14 - i], 8, bit(i));
    square.fix(8, last - 14 + i, bit(i));
  }
  square.fix(8, last - 7, true); // dark in every code
  return square;
}

function drawVersion(square, version) {
  const bits = protectedBits(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const near = square.size - 11 + (i % 3);
    const far = Math.floor(i / 3);
    square.fix(near, far, (bits >> i) & 1);
    square.fix(far, near, (bits >> i) & 1);
  }
}

// Two columns at a time from the right, up and down in turn, around what is fixed.
function drawCodewords(square, codewords) {
  const { size, fixed, dark } = square;
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) { // the timing column is left out
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y * size + x] || next >= codewords.length * 8) continue;
        dark[y * size + x] = (codewords[next >> 3] >> (7 - (next & 7))) & 1;
        next += 1;
      }
    }
  }
}

// How hard a square is to read: long runs, blocks, what looks like a finder, and too much of one colour.
function penalty(square) {
  const { size } = square;
  let sum = 0;
  for (let i = 0; i < size; i++) {
    sum += linePenalty(Array.from({ length: size }, (_, j) => square.at(j, i)).join(""));
    sum += linePenalty(Array.from({ length: size }, (_, j) => square.at(i, j)).join(""));
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const four = square.at(x, y) + square.at(x - 1, y) + square.at(x, y - 1) + square.at(x - 1, y - 1);
      if (four % 4 === 0) sum += 3;
    }
  }
  const share = square.dark.reduce((count, dark) => count + dark, 0) / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

function linePenalty(line) {
  let sum = 0;
  for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
  return sum + 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
}
