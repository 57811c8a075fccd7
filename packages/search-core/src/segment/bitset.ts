/** A set of documents, one bit each. */
export type Bitset = Uint32Array;

/** The empty set over `size` documents, in memory that threads can share. */
export function emptyBitset(size: number): Bitset {
  return new Uint32Array(new SharedArrayBuffer(Math.ceil(size / 32) * Uint32Array.BYTES_PER_ELEMENT));
}

/** Puts a document into the set. */
export function addTo(set: Bitset, document: number): void {
  set[document >>> 5] = (set[document >>> 5] as number) | (1 << (document & 31));
}

/** Whether the document is in the set. */
export function isIn(set: Bitset, document: number): boolean {
  return (((set[document >>> 5] as number) >>> (document & 31)) & 1) === 1;
}

/** The documents of the set, ascending, written to `into`; answers their number. */
export function listOf(set: Bitset, into: Uint32Array): number {
  let size = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      into[size++] = (word << 5) + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
  return size;
}

/** How many documents the set has. */
export function countOf(set: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsIn(set[word] as number);
  return count;
}

/** How many bits of a 32-bit number are set: summed in pairs, fours and bytes (Warren, Hacker's Delight, 5–1). */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
