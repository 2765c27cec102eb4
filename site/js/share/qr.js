// A QR code of a text, after ISO/IEC 18004: byte mode, the smallest version that holds it, level M, or L where M can't. Own code
// because no library of the kind comes as one small module that is shipped without a bundler; modules.js places what is made here.
import { place } from "./modules.js";
import { remainder } from "./solomon.js";

/** The largest version that there is. */
export const LARGEST_VERSION = 40;

// Error correction by level: the bits that stand for it in the code, and by version how many codewords of correction a block has
// and how many blocks there are (table 9 of the standard).
const levels = [
  {
    bits: 0, // M
    check: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
    blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
  },
  {
    bits: 1, // L
    check: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  },
];

/**
 * The code of a text: {size, dark(x, y)}, size modules a side without the quiet zone of four that has to stay around it. null where
 * no version up to largest (1 to 40) holds the text: 2,953 bytes of UTF-8 are the most.
 */
export function qr(text, largest = LARGEST_VERSION) {
  const bytes = new TextEncoder().encode(text);
  for (const level of levels) {
    for (let version = 1; version <= largest; version++) {
      const layout = layoutOf(version, level);
      if (bitsNeeded(bytes, version) > layout.held * 8) continue;
      return place(version, level.bits, interleave(codewords(bytes, version, layout.held), layout));
    }
  }
  return null;
}

function layoutOf(version, level) {
  const all = Math.floor(freeModules(version) / 8);
  const check = level.check[version - 1];
  const blocks = level.blocks[version - 1];
  return { all, check, blocks, held: all - check * blocks };
}

// What finder, alignment, timing, format and version leave free of the square.
function freeModules(version) {
  const aligned = Math.floor(version / 7) + 2; // alignment patterns a side
  const plain = (16 * version + 128) * version + 64;
  if (version === 1) return plain;
  return plain - ((25 * aligned - 10) * aligned - 55) - (version >= 7 ? 36 : 0);
}

function countBits(version) {
  return version < 10 ? 8 : 16;
}

function bitsNeeded(bytes, version) {
  return 4 + countBits(version) + bytes.length * 8;
}

// Byte mode's sign, the count, the bytes, up to four bits as an end, and the two pad bytes in turn.
function codewords(bytes, version, held) {
  const bits = [];
  const add = (value, length) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  add(0b0100, 4);
  add(bytes.length, countBits(version));
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, held * 8 - bits.length));
  add(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < held * 8; pad ^= 0xec ^ 0x11) add(pad, 8);
  const words = new Uint8Array(held);
  bits.forEach((bit, i) => { words[i >> 3] |= bit << (7 - (i & 7)); });
  return words;
}

// The blocks' codewords in turn, then those of their corrections; the last blocks are one longer where they can't be equal.
function interleave(words, { all, check, blocks, held }) {
  const short = Math.floor(held / blocks);
  const firstLong = blocks - (held % blocks);
  const parts = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const end = at + short + (i < firstLong ? 0 : 1);
    parts.push(words.subarray(at, end));
    at = end;
  }
  const checks = parts.map((part) => remainder(part, check));
  const mixed = new Uint8Array(all);
  let next = 0;
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) mixed[next++] = part[i];
  for (let i = 0; i < check; i++) for (const each of checks) mixed[next++] = each[i];
  return mixed;
}
