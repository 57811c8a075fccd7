import type { SearchRequest } from '../request.ts';
import { valueKey } from '../segment/analysed.ts';
import type { RowGroup } from '../segment/rows.ts';
import type { Segment } from '../segment/segment.ts';
import { placeOf, type Range } from '../segment/texts.ts';
import type { Scratch } from './scratch.ts';

/** The picks of a request in one segment: a bit for each section with picks, and for each value the bit it fulfils. */
export type Picks = { required: number; bits: Uint32Array };

const MOST_SECTIONS = 31; // one bit of a 32-bit number each, and one for names that no document has
const UNKNOWN_SECTION = 1 << MOST_SECTIONS;

/** Looks picks up; undefined when nothing is picked. */
export function picksIn({ sections }: Segment, picks: SearchRequest['picks']): Picks | undefined {
  const bits = new Uint32Array(sections.values.length);
  let required = 0;
  for (const [name, values] of Object.entries(picks)) {
    if (values.length === 0) continue;
    const section = sections.names.indexOf(name);
    const bit = section === -1 ? UNKNOWN_SECTION : 1 << section;
    required |= bit;
    for (const value of values) {
      const place = placeOf(sections.keys, valueKey(name, value));
      if (place !== undefined) bits[place] = bit;
    }
  }
  return required === 0 ? undefined : { required: required >>> 0, bits };
}

/**
 * Writes beside each document found the sections whose picks it fails: 0 for a hit. A document that fails the picks
 * of exactly one section still counts in that section.
 */
export function failPicks(
  { sections }: Segment,
  { documents, missing }: Scratch,
  { required, bits }: Picks,
  found: number,
): void {
  missing.fill(required, 0, found);
  for (const group of sections.rows) {
    if (!group.sections.some((section) => (required & (1 << section)) !== 0)) continue;
    const { rowOf } = group;
    const fulfilled = new Int32Array(group.starts.length - 1).fill(UNREAD);
    for (let at = 0; at < found; at++) {
      const row = rowOf[documents[at] as number] as number;
      let own = fulfilled[row] as number;
      if (own === UNREAD) {
        own = fulfilledBy(group, row, bits);
        fulfilled[row] = own;
      }
      missing[at] = (missing[at] as number) & ~own;
    }
  }
}

/** What documents share is read once: their row. No row fulfils the section that no document has, and only that. */
const UNREAD = UNKNOWN_SECTION;

/** The bits that a row fulfils. */
function fulfilledBy({ starts, values }: RowGroup, row: number, bits: Uint32Array): number {
  let fulfilled = 0;
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
    fulfilled |= bits[values[at] as number] as number;
  return fulfilled;
}

/** The section whose picks alone are missing; undefined when there are none, several, or one that no document has. */
export function onlyMissing(missing: number): number | undefined {
  const isOne = missing !== 0 && (missing | 0) !== UNKNOWN_SECTION && (missing & (missing - 1)) === 0;
  return isOne ? 31 - Math.clz32(missing) : undefined;
}

/** Counts the values of the documents found, each section under the picks of the others. */
export function countValues(
  { sections }: Segment,
  scratch: Scratch,
  picks: Picks | undefined,
  found: number,
): Uint32Array {
  const counts = new Uint32Array(sections.values.length);
  const all = { first: 0, end: counts.length };
  const hits = picks ? missingOnly(scratch, found, 0) : scratch.documents.subarray(0, found);
  for (const group of sections.rows) countGroup(group, hits, counts, all);
  for (const group of picks ? sections.rows : []) {
    for (const section of group.sections) {
      const bit = (1 << section) >>> 0;
      if (((picks?.required ?? 0) & bit) === 0) continue;
      const own = { first: sections.starts[section] as number, end: sections.starts[section + 1] as number };
      countGroup(group, missingOnly(scratch, found, bit), counts, own);
    }
  }
  return counts;
}

/** The documents found that miss the picks of exactly these sections; valid until the next call. */
function missingOnly(
  { documents, missing, selected }: Scratch,
  found: number,
  sections: number,
): Uint32Array {
  let size = 0;
  for (let at = 0; at < found; at++) if (missing[at] === sections) selected[size++] = documents[at] as number;
  return selected.subarray(0, size);
}

/** Counts the values within a range that documents have. */
function countGroup(group: RowGroup, documents: Uint32Array, counts: Uint32Array, range: Range): void {
  const { rowOf, starts } = group;
  const size = starts.length - 1;
  if (documents.length < size / FEW) {
    for (const document of documents) countRow(group, rowOf[document] as number, 1, counts, range);
    return;
  }
  const rows = new Uint32Array(size);
  for (let at = 0; at < documents.length; at++) {
    const row = rowOf[documents[at] as number] as number;
    rows[row] = (rows[row] as number) + 1;
  }
  for (let row = 0; row < size; row++) {
    const times = rows[row] as number;
    if (times > 0) countRow(group, row, times, counts, range);
  }
}

/** Documents are counted one by one when they are fewer than the rows by this factor, and row by row otherwise. */
const FEW = 4;

function countRow(
  { starts, values }: RowGroup,
  row: number,
  times: number,
  counts: Uint32Array,
  { first, end }: Range,
): void {
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
    const value = values[at] as number;
    if (value >= first && value < end) counts[value] = (counts[value] as number) + times;
  }
}

/** Keeps of the documents found the hits alone; answers their number. */
export function keepHits({ documents, scores, missing }: Scratch, found: number): number {
  let kept = 0;
  for (let at = 0; at < found; at++) {
    if (missing[at] !== 0) continue;
    documents[kept] = documents[at] as number;
    scores[kept++] = scores[at] as number;
  }
  return kept;
}
