import { Damaged } from './damaged.ts';

/** ITU-T T.4, tables 2, 3a and 3b: run lengths 0 to 63, then 64, 128 … 1728, by their codes in this order. */
const WHITE =
  '00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 101010 101011 ' +
  '0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010 ' +
  '00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 ' +
  '00000100 00000101 00001010 00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 ' +
  '01011011 01001010 01001011 00110010 00110011 00110100 ' +
  '11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 ' +
  '011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 ' +
  '010011010 011000 010011011';
const BLACK =
  '0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000 ' +
  '0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 ' +
  '000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 ' +
  '000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 ' +
  '000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100 ' +
  '000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 ' +
  '000001100110 000001100111 ' +
  '0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 ' +
  '0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 ' +
  '0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 ' +
  '0000001100100 0000001100101';
/** Longer runs of either color: 1792, 1856 … 2560. */
const LONG =
  '00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 ' +
  '000000011100 000000011101 000000011110 000000011111';
/** ITU-T T.6, table 1: pass, horizontal, and vertical by how far the edge has moved. */
const PASS = 100;
const HORIZONTAL = 101;
const MODES: [code: string, mode: number][] = [
  ['1', 0],
  ['011', 1],
  ['000011', 2],
  ['0000011', 3],
  ['010', -1],
  ['000010', -2],
  ['0000010', -3],
  ['0001', PASS],
  ['001', HORIZONTAL],
];

/** The longest code in bits. */
const WIDEST = 13;
/** Finds what begins with a code: by any 13 bits, its length in bits and what it says; 0 where there is none. */
type Table = Int32Array;

function tableOf(codes: readonly (readonly [code: string, says: number])[]): Table {
  const table = new Int32Array(1 << WIDEST);
  for (const [code, says] of codes) {
    const rest = WIDEST - code.length;
    const first = Number.parseInt(code, 2) << rest;
    table.fill((code.length << 16) | (says + 0x1000), first, first + (1 << rest));
  }
  return table;
}

const runs = (codes: string): Table =>
  tableOf([
    ...codes.split(' ').map((code, at) => [code, at < 64 ? at : (at - 63) * 64] as const),
    ...LONG.split(' ').map((code, at) => [code, 1792 + at * 64] as const),
  ]);

/**
 * Decodes ITU-T T.6 ("Group 4") into rows of bits, 1 for black, each row on whole bytes. What is damaged ends the
 * picture there: rows behind it stay white. Throws a `Damaged` where no row can be read.
 */
export function decodeGroup4(
  data: Uint8Array,
  { width, height, isReversed }: { width: number; height: number; isReversed: boolean },
): Uint8Array {
  const bits = new Bits(data, isReversed);
  const rowBytes = Math.ceil(width / 8);
  const rows = new Uint8Array(rowBytes * height);
  // Where a row changes its color, beginning with white; its end stands behind, twice.
  let above = new Int32Array(width + 4).fill(width);
  let edges = new Int32Array(width + 4);
  for (let y = 0; y < height; y += 1) {
    const count = decodeRow(bits, { width, above, edges });
    if (count === null) {
      if (y === 0) throw new Damaged();
      return rows;
    }
    for (let at = 0; at < count; at += 2)
      blacken(rows, y * rowBytes, edges[at] ?? width, at + 1 < count ? (edges[at + 1] ?? width) : width);
    edges.fill(width, count, count + 2);
    [above, edges] = [edges, above];
  }
  return rows;
}

type Row = { width: number; above: Int32Array; edges: Int32Array };

let tables: { white: Table; black: Table; modes: Table } | undefined;

/** Reads the edges of one row; answers how many there are, null where the row is damaged or the picture ends. */
function decodeRow(bits: Bits, { width, above, edges }: Row): number | null {
  tables ??= { white: runs(WHITE), black: runs(BLACK), modes: tableOf(MODES) };
  const edgeAbove = (index: number): number => above[index] ?? width;
  let count = 0;
  let isBlack = false;
  let next = 0;
  // The row begins before its first pixel: an edge above that pixel counts.
  for (let at = -1; at < width;) {
    // The first edge above and right of here that leaves the color of here.
    while (next > 0 && edgeAbove(next - 1) > at) next -= 1;
    while (edgeAbove(next) <= at) next += 1;
    if ((next % 2 === 1) !== isBlack) next += 1;
    const mode = bits.take(tables.modes);
    if (mode === null || count > width) return null;
    if (mode === PASS) {
      at = edgeAbove(next + 1);
    } else if (mode === HORIZONTAL) {
      at = Math.max(at, 0);
      for (const color of [isBlack, !isBlack]) {
        const run = bits.run(color ? tables.black : tables.white);
        if (run === null || at + run > width) return null;
        at += run;
        edges[count++] = at;
      }
    } else {
      const edge = edgeAbove(next) + mode;
      if (edge < at || edge < 0 || edge > width) return null;
      at = edge;
      edges[count++] = at;
      isBlack = !isBlack;
    }
  }
  return count;
}

function blacken(rows: Uint8Array, offset: number, from: number, to: number): void {
  for (let x = from; x < to;) {
    if (x % 8 === 0 && to - x >= 8) {
      rows[offset + (x >> 3)] = 0xff;
      x += 8;
    } else {
      rows[offset + (x >> 3)] = (rows[offset + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
      x += 1;
    }
  }
}

/** Bits of a file, from the highest of each byte, or from the lowest. */
class Bits {
  #at = 0;
  readonly #data: Uint8Array;
  readonly #isReversed: boolean;

  constructor(data: Uint8Array, isReversed: boolean) {
    this.#data = data;
    this.#isReversed = isReversed;
  }

  /** What the next code says, null where there is none. */
  take(table: Table): number | null {
    if (this.#at >= this.#data.length * 8) return null;
    const first = this.#at >> 3;
    const three = (this.#byte(first) << 16) | (this.#byte(first + 1) << 8) | this.#byte(first + 2);
    const found = table[(three >> (24 - WIDEST - (this.#at & 7))) & ((1 << WIDEST) - 1)] ?? 0;
    if (found === 0) return null;
    this.#at += found >> 16;
    return (found & 0xffff) - 0x1000;
  }

  /** A run: long parts, and one below 64. */
  run(table: Table): number | null {
    for (let length = 0; length < 1_000_000;) {
      const part = this.take(table);
      if (part === null) return null;
      length += part;
      if (part < 64) return length;
    }
    return null;
  }

  #byte(at: number): number {
    const byte = this.#data[at] ?? 0;
    return this.#isReversed ? (REVERSED[byte] ?? 0) : byte;
  }
}

const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }, (__, bit) => ((byte >> bit) & 1) << (7 - bit)).reduce((sum, bit) => sum | bit, 0),
);
