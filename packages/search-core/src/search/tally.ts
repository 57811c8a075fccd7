import type { SearchRequest } from '../request.ts';
import { valueKey } from '../segment/analysed.ts';
import type { RowGroup } from '../segment/rows.ts';
import type { Segment } from '../segment/segment.ts';
import { placeOf } from '../segment/texts.ts';
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
 * of exactly one section still counts in that section. What documents share is looked at once: their row.
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
    const fulfilled = fulfilledBy(group, bits);
    const { rowOf } = group;
    for (let at = 0; at < found; at++) {
      const row = rowOf[documents[at] as number] as number;
      missing[at] = (missing[at] as number) & ~(fulfilled[row] as number);
    }
  }
}

/** The bits that each row fulfils. */
function fulfilledBy({ starts, values }: RowGroup, bits: Uint32Array): Uint32Array {
  const fulfilled = new Uint32Array(starts.length - 1);
  for (let row = 0; row < fulfilled.length; row++) {
    let own = 0;
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
      own |= bits[values[at] as number] as number;
    fulfilled[row] = own;
  }
  return fulfilled;
}

/** The section whose picks alone are missing; undefined when there are none, several, or one that no document has. */
export function onlyMissing(missing: number): number | undefined {
  const isOne = missing !== 0 && missing !== UNKNOWN_SECTION && (missing & (missing - 1)) === 0;
  return isOne ? 31 - Math.clz32(missing) : undefined;
}

/** Counts the values of the documents found, each section under the picks of the others. */
export function countValues(
  { sections }: Segment,
  { documents, missing }: Scratch,
  picks: Picks | undefined,
  found: number,
): Uint32Array {
  const counts = new Uint32Array(sections.values.length);
  for (const { sections: own, rowOf, starts, values } of sections.rows) {
    const rows = new Uint32Array(starts.length - 1);
    const countRows = (wanted: number): void => {
      for (let at = 0; at < found; at++) {
        if (missing[at] !== wanted) continue;
        const row = rowOf[documents[at] as number] as number;
        rows[row] = (rows[row] as number) + 1;
      }
    };
    const countIn = (first: number, end: number): void => {
      for (let row = 0; row < rows.length; row++) {
        const documentsOfRow = rows[row] as number;
        if (documentsOfRow === 0) continue;
        rows[row] = 0;
        for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
          const value = values[at] as number;
          if (value >= first && value < end) counts[value] = (counts[value] as number) + documentsOfRow;
        }
      }
    };
    if (picks) {
      countRows(0);
    } else {
      for (let at = 0; at < found; at++) {
        const row = rowOf[documents[at] as number] as number;
        rows[row] = (rows[row] as number) + 1;
      }
    }
    countIn(0, counts.length);
    for (const section of picks ? own : []) {
      const bit = (1 << section) >>> 0;
      if (((picks?.required ?? 0) & bit) === 0) continue;
      countRows(bit);
      countIn(sections.starts[section] as number, sections.starts[section + 1] as number);
    }
  }
  return counts;
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
