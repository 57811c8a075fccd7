/** How many bytes a number below 2²⁸ takes: seven bits each, the lowest first, all but the last with the high bit. */
export function writtenLength(number: number): number {
  if (number < 0x80) return 1;
  if (number < 0x4000) return 2;
  return number < 0x20_0000 ? 3 : 4;
}

/** Writes a number at a place; answers the place after it. */
export function writeNumber(bytes: Uint8Array, at: number, number: number): number {
  let rest = number;
  let place = at;
  while (rest >= 0x80) {
    bytes[place++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  bytes[place++] = rest;
  return place;
}

/** Reads numbers one after the other. The two hottest loops, of postings and of phrases, do the same by themselves. */
export class NumberReader {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  next(): number {
    let number = this.#bytes[this.at++] as number;
    if (number < 0x80) return number;
    number &= 0x7f;
    for (let shift = 7; ; shift += 7) {
      const more = this.#bytes[this.at++] as number;
      number |= (more & 0x7f) << shift;
      if (more < 0x80) return number;
    }
  }
}
