import type { Draft } from './draft.ts';
import { FIELD_END, readPieces } from './sequences.ts';
import type { Segment } from './segment.ts';
import { textAt } from './texts.ts';

/**
 * Designations without anything between their letters and digits, 'iso138491' for ISO 13849-1, sorted: by these they are
 * found when spaces and hyphens are left out, put elsewhere or taken for each other. Letters and digits that text
 * recognition confuses are one: o and 0; i, l and 1.
 *
 * An entry is the document times `KEY_STARTS` plus the piece at which its key begins: from the first one up to the number.
 */
export const KEY_STARTS = 8;

/** The key of folded pieces or of any other folded text: of its letters and digits, those that look alike as one. */
export function designationKey(folded: string): string {
  return folded
    .replaceAll(/[^\p{L}\p{N}|]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il|]/g, '1');
}

/** Sorts the keys of all designations. */
export function packKeys({ ids, terms, termsOf, numberAt }: Draft): Uint32Array {
  const keys: string[] = [];
  const entries: number[] = [];
  for (let document = 0; document < ids.length; document++) {
    const own = termsOf(document);
    const pieces = Array.from(own.subarray(0, own.indexOf(FIELD_END)), (term) => terms[term] ?? '');
    const last = Math.min(numberAt[document] as number, pieces.length - 1, KEY_STARTS - 1);
    for (let from = 0; from <= last; from++) {
      entries.push(document * KEY_STARTS + from);
      keys.push(designationKey(pieces.slice(from).join('')));
    }
  }
  const order = Uint32Array.from(entries.keys());
  order.sort((one, other) => {
    const [key, its] = [keys[one] ?? '', keys[other] ?? ''];
    if (key === its) return one - other;
    return key < its ? -1 : 1;
  });
  return order.map((at) => entries[at] as number);
}

/** A designation whose key begins with what was looked for, from one of its pieces on. */
export type Keyed = { document: number; from: number; pieces: string[] };

const terms: number[] = [];

/** Designations whose keys begin with a key, the shortest first, as they are in the index; any number may follow. */
export function* keyedIn(segment: Segment, key: string): Generator<Keyed> {
  const { keys } = segment;
  let first = 0;
  let end = keys.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (keyAt(segment, middle) < key) first = middle + 1;
    else end = middle;
  }
  for (let at = first; at < keys.length && keyAt(segment, at).startsWith(key); at++) {
    const entry = keys[at] as number;
    const from = entry % KEY_STARTS;
    yield { document: Math.floor(entry / KEY_STARTS), from, pieces: piecesAt(segment, entry) };
  }
}

function keyAt(segment: Segment, at: number): string {
  const entry = segment.keys[at] as number;
  return designationKey(
    piecesAt(segment, entry)
      .slice(entry % KEY_STARTS)
      .join(''),
  );
}

function piecesAt({ sequences, terms: texts }: Segment, entry: number): string[] {
  readPieces(sequences, Math.floor(entry / KEY_STARTS), terms);
  return terms.map((term) => textAt(texts, term));
}
