/** PackBits (TIFF 6.0, section 9): literal stretches, and bytes to be repeated. What is missing at the end stays 0. */
export function unpackBits(packed: Uint8Array, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  let to = 0;
  for (let at = 0; at < packed.length && to < size;) {
    const head = packed[at++] ?? 128;
    if (head < 128) {
      unpacked.set(packed.subarray(at, at + Math.min(head + 1, size - to)), to);
      to += head + 1;
      at += head + 1;
    } else if (head > 128) {
      unpacked.fill(packed[at++] ?? 0, to, Math.min(size, to + 257 - head));
      to += 257 - head;
    }
  }
  return unpacked;
}

const CLEAR = 256;
const END = 257;
const MAX_CODES = 4096;

/**
 * LZW (TIFF 6.0, section 13): codes from the highest bit on, one bit wider one code before they must be. What is missing
 * or damaged at the end stays 0.
 */
export function unpackLzw(packed: Uint8Array, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  // Each code stands for a stretch that was written before: where it begins, and how long it is.
  const starts = new Uint32Array(MAX_CODES);
  const lengths = new Uint32Array(MAX_CODES);
  let next = END + 1;
  let width = 9;
  let before: { start: number; length: number } | null = null;
  let to = 0;
  for (let bit = 0; bit + width <= packed.length * 8 && to < size;) {
    const code = codeAt(packed, bit, width);
    bit += width;
    if (code === END) break;
    if (code === CLEAR) {
      next = END + 1;
      width = 9;
      before = null;
      continue;
    }
    const start = to;
    if (code < CLEAR) unpacked[to++] = code;
    else if (before !== null && code <= next) {
      // The code that is about to be known is the one before with its first byte again.
      const from = code < next ? (starts[code] ?? 0) : before.start;
      const length = code < next ? (lengths[code] ?? 0) : before.length + 1;
      for (let copied = 0; copied < length && to < size; copied += 1)
        unpacked[to++] = unpacked[from + copied] ?? 0;
    } else break;
    if (before !== null && next < MAX_CODES) {
      starts[next] = before.start;
      lengths[next] = before.length + 1;
      next += 1;
      if (next >= (1 << width) - 1 && width < 12) width += 1;
    }
    before = { start, length: to - start };
  }
  return unpacked;
}

function codeAt(packed: Uint8Array, bit: number, width: number): number {
  const at = bit >> 3;
  const three = ((packed[at] ?? 0) << 16) | ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0);
  return (three >> (24 - width - (bit & 7))) & ((1 << width) - 1);
}
