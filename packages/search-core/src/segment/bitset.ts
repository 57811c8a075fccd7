import { uint32 } from './arrays.ts';

/** A set of documents, one bit each. */
export type Bitset = Uint32Array;

/** The empty set over `size` documents. */
export function emptyBitset(size: number): Bitset {
  return uint32(Math.ceil(size / 32));
}

/** Puts a document into the set. */
export function addTo(set: Bitset, document: number): void {
  set[document >>> 5] = (set[document >>> 5] as number) | (1 << (document & 31));
}

/** Whether the document is in the set. */
export function isIn(set: Bitset, document: number): boolean {
  return (((set[document >>> 5] as number) >>> (document & 31)) & 1) === 1;
}

/** Keeps in the set only what the other one holds, too. */
export function intersectWith(set: Bitset, other: Bitset): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] as number) & (other[at] as number);
}
