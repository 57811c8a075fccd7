import type { SearchRequest } from '../request.ts';
import { valueKey } from '../segment/analysed.ts';
import type { RowGroup } from '../segment/rows.ts';
import type { Segment } from '../segment/segment.ts';
import { placeOf, type Range } from '../segment/texts.ts';
import type { Scratch } from './scratch.ts';

/** The filters of a request in one segment: a bit for each filtered facet, and for each value the bit it fulfils. */
export type FacetFilters = { required: number; bits: Uint32Array };

const MAX_FACETS = 31; // one bit of a 32-bit number each, and one for names that no document has
const UNKNOWN_FACET = 1 << MAX_FACETS;

/** Looks filters up; undefined without any. */
export function filtersIn({ facets }: Segment, filters: SearchRequest['filters']): FacetFilters | undefined {
  const bits = new Uint32Array(facets.values.length);
  let required = 0;
  for (const [name, values] of Object.entries(filters)) {
    if (values.length === 0) continue;
    const facet = facets.names.indexOf(name);
    const bit = facet === -1 ? UNKNOWN_FACET : 1 << facet;
    required |= bit;
    for (const value of values) {
      const place = placeOf(facets.keys, valueKey(name, value));
      if (place !== undefined) bits[place] = bit;
    }
  }
  return required === 0 ? undefined : { required: required >>> 0, bits };
}

/**
 * Writes for each document found the facets whose filters it fails (bits; 0 for a hit). A document that fails exactly one
 * facet is still counted in that facet.
 */
export function markFailures(
  { facets }: Segment,
  { documents, missing }: Scratch,
  { required, bits }: FacetFilters,
  found: number,
): void {
  missing.fill(required, 0, found);
  for (const group of facets.rows) {
    if (!group.facets.some((facet) => (required & (1 << facet)) !== 0)) continue;
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

/** What documents share is read once: their row. No row fulfils the facet that no document has, and only that. */
const UNREAD = UNKNOWN_FACET;

/** The bits that a row fulfils. */
function fulfilledBy({ starts, values }: RowGroup, row: number, bits: Uint32Array): number {
  let fulfilled = 0;
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
    fulfilled |= bits[values[at] as number] as number;
  return fulfilled;
}

/** The facet whose filters alone are missing; undefined when there are none, several, or one that no document has. */
export function onlyMissing(missing: number): number | undefined {
  const isOne = missing !== 0 && (missing | 0) !== UNKNOWN_FACET && (missing & (missing - 1)) === 0;
  return isOne ? 31 - Math.clz32(missing) : undefined;
}

/** The facet counts: how many of the documents found have each value, each facet under the filters of the others. */
export function countValues(
  { facets }: Segment,
  scratch: Scratch,
  filters: FacetFilters | undefined,
  found: number,
): Uint32Array {
  const counts = new Uint32Array(facets.values.length);
  const all = { first: 0, end: counts.length };
  const hits = filters ? missingOnly(scratch, found, 0) : scratch.documents.subarray(0, found);
  for (const group of facets.rows) countGroup(group, hits, counts, all);
  for (const group of filters ? facets.rows : []) {
    for (const facet of group.facets) {
      const bit = (1 << facet) >>> 0;
      if (((filters?.required ?? 0) & bit) === 0) continue;
      const own = { first: facets.starts[facet] as number, end: facets.starts[facet + 1] as number };
      countGroup(group, missingOnly(scratch, found, bit), counts, own);
    }
  }
  return counts;
}

/** The documents found that miss the filters of exactly these facets; valid until the next call. */
function missingOnly({ documents, missing, selected }: Scratch, found: number, facets: number): Uint32Array {
  let size = 0;
  for (let at = 0; at < found; at++) if (missing[at] === facets) selected[size++] = documents[at] as number;
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
