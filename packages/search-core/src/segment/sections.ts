import type { SearchRequest } from '../request.ts';
import { valueKey, type AnalysedDocument } from './analysed.ts';
import { uint32 } from './arrays.ts';
import { placeOf } from './dictionary.ts';
import { packLists, type Lists } from './lists.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The values by which results are refined. All sections' values are numbered together, section by section. */
export type Sections = {
  names: string[];
  /** The values of section s are numbered `starts[s]` up to, without, `starts[s + 1]`. */
  starts: Uint32Array;
  /** Each value's key, behind its section's name. */
  keys: string[];
  /** The numbers of each document's values. */
  values: Lists;
};

/** Documents that fulfil all picks, and for each value how many fulfil the picks of the other sections. */
export type Tally = { hits: Uint32Array; counts: Uint32Array };

const MOST_SECTIONS = 31; // one bit of a 32-bit number each, and one for names that no document has
const UNKNOWN_SECTION = 1 << MOST_SECTIONS;

/** Numbers the values of all documents. */
export function buildSections(documents: AnalysedDocument[], vocabulary: Vocabulary): Sections {
  const used = new Set<number>();
  for (const { values } of documents) for (const value of values) used.add(value);
  const { texts: keys, ranks } = vocabulary.sorted(used);
  const sections = keys.map((key) => key.slice(0, key.indexOf('\0')));
  const names = [...new Set(sections)];
  if (names.length > MOST_SECTIONS) throw new RangeError(`More than ${MOST_SECTIONS} sections`);
  const starts = uint32(names.length + 1);
  starts.set([...names.map((name) => sections.indexOf(name)), keys.length]);
  const values = packLists(
    documents.map((document) => document.values.map((value) => ranks[value] as number)),
  );
  return { names, starts, keys, values };
}

/**
 * Applies the picks to the matched documents and counts values, in one pass over the documents' values.
 * A document that fails the picks of exactly one section still counts in that section. `matched` is reused
 * for the hits.
 */
export function tally(sections: Sections, matched: Uint32Array, picks: SearchRequest['picks']): Tally {
  const { starts, values } = sections;
  const { required, bits } = pickedBits(sections, picks);
  const counts = new Uint32Array(sections.keys.length);
  let hits = 0;
  for (let at = 0; at < matched.length; at++) {
    const document = matched[at] as number;
    const first = values.offsets[document] as number;
    const end = values.offsets[document + 1] as number;
    let found = 0;
    if (required !== 0) for (let v = first; v < end; v++) found |= bits[values.items[v] as number] as number;
    const missing = required & ~found;
    if (missing === 0) {
      matched[hits++] = document;
      for (let v = first; v < end; v++) increment(counts, values.items[v] as number);
    } else if ((missing & (missing - 1)) === 0 && missing !== UNKNOWN_SECTION) {
      const section = 31 - Math.clz32(missing);
      const from = starts[section] as number;
      const to = starts[section + 1] as number;
      for (let v = first; v < end; v++) {
        const value = values.items[v] as number;
        if (value >= from && value < to) increment(counts, value);
      }
    }
  }
  return { hits: matched.subarray(0, hits), counts };
}

/** The counts of the named sections by value key, without zeros. */
export function countsByKey(
  { names, starts, keys }: Sections,
  counts: Uint32Array,
  wanted: string[],
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    wanted.map((name) => {
      const section = names.indexOf(name);
      const first = starts[section] ?? 0;
      const found = [...counts.subarray(first, section === -1 ? 0 : starts[section + 1])].entries();
      const counted = [...found].filter(([, count]) => count > 0);
      return [
        name,
        Object.fromEntries(counted.map(([at, count]) => [keys[first + at]?.slice(name.length + 1), count])),
      ];
    }),
  );
}

/** A bit for each section with picks, and for each value the bit that it fulfils. */
function pickedBits(
  sections: Sections,
  picks: SearchRequest['picks'],
): { required: number; bits: Uint32Array } {
  const bits = new Uint32Array(sections.keys.length);
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
  return { required, bits };
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}
