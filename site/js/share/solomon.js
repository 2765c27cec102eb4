// Reed-Solomon codes over the field of 256 elements that a QR code uses: x⁸ + x⁴ + x³ + x² + 1, generator 2.

const exponents = new Uint8Array(510); // twice around, so that a sum of two logarithms needs no remainder
const logarithms = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  exponents[i] = exponents[i + 255] = value;
  logarithms[value] = i;
  value = (value << 1) ^ (value >> 7 ? 0x11d : 0);
}

function times(a, b) {
  return a && b ? exponents[logarithms[a] + logarithms[b]] : 0;
}

// The product of (x − 2ⁱ) for i below degree, without its first coefficient, which is 1.
function divisor(degree) {
  const product = new Uint8Array(degree);
  product[degree - 1] = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) product[j] = times(product[j], exponents[i]) ^ (product[j + 1] ?? 0);
  }
  return product;
}

/** The correction of a block: as many codewords as asked for. */
export function remainder(block, length) {
  const by = divisor(length);
  const rest = new Uint8Array(length);
  for (const word of block) {
    const factor = word ^ rest[0];
    rest.copyWithin(0, 1);
    rest[length - 1] = 0;
    by.forEach((coefficient, i) => { rest[i] ^= times(coefficient, factor); });
  }
  return rest;
}
