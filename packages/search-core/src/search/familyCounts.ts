import { valueKey } from '../segment/analysed.ts';
import { emptyCounts, type Counts } from './counts.ts';
import type { Part } from './epoch.ts';
import { onlyMissing } from './facetCounts.ts';

/** What one segment has for the request: documents, their scores and the facets whose filters they fail. */
export type Matched = {
  part: Part;
  documents: Uint32Array;
  scores: Float64Array;
  missing: Uint32Array;
  families: Uint32Array;
};

/** Families with each value, in each facet under the filters of the others. */
export function countFamilies(matched: readonly Matched[], size: number, facets: readonly string[]): Counts {
  const counters = new Counters(matched, facets);
  const { starts, parts, positions } = byFamily(matched, size);
  for (let family = 0; family < size; family++) {
    for (let place = starts[family] as number; place < (starts[family + 1] as number); place++) {
      const own = matched[parts[place] as number];
      const position = positions[place] as number;
      const missing = own?.missing[position] as number;
      const only = onlyMissing(missing);
      if (own && (missing === 0 || only !== undefined))
        counters.count(parts[place] as number, own, own.documents[position] as number, family, only);
    }
  }
  return counters.counts();
}

type ByFamily = { starts: Uint32Array; parts: Uint16Array; positions: Uint32Array };

/** The documents of all segments, family by family: family f's are from `starts[f]` up to, without, `starts[f + 1]`. */
function byFamily(matched: readonly Matched[], size: number): ByFamily {
  const starts = new Uint32Array(size + 1);
  for (const { families } of matched)
    for (const family of families) starts[family + 1] = (starts[family + 1] as number) + 1;
  for (let family = 0; family < size; family++)
    starts[family + 1] = (starts[family + 1] as number) + (starts[family] as number);
  const [parts, positions] = [new Uint16Array(starts[size] ?? 0), new Uint32Array(starts[size] ?? 0)];
  const next = starts.slice();
  for (const [at, { families }] of matched.entries()) {
    for (let position = 0; position < families.length; position++) {
      const family = families[position] as number;
      const place = next[family] as number;
      next[family] = place + 1;
      parts[place] = at;
      positions[place] = position;
    }
  }
  return { starts, parts, positions };
}

/** Counts a value once for each family, as long as families come one after the other. */
class Counters {
  readonly #wanted: readonly string[];
  /** The facets and values counted, in the order of their first segment. */
  readonly #keys: { facet: string; value: string }[] = [];
  readonly #numbers = new Map<string, number>();
  /** For each segment the number of each of its values; −1 in facets that no one asked for. */
  readonly #numberOf: Int32Array[];
  readonly #totals: Uint32Array;
  /** The last family that each value was counted for, from 1. */
  readonly #last: Uint32Array;

  constructor(matched: readonly Matched[], facets: readonly string[]) {
    this.#wanted = facets;
    this.#numberOf = matched.map(({ part }) => this.#numbersIn(part));
    this.#totals = new Uint32Array(this.#keys.length);
    this.#last = new Uint32Array(this.#keys.length);
  }

  /** Counts the values of a document, those of one facet alone when it is named. */
  count(at: number, { part }: Matched, document: number, family: number, only: number | undefined): void {
    const { facets } = part.segment;
    const numberOf = this.#numberOf[at] ?? new Int32Array();
    const first = only === undefined ? 0 : (facets.starts[only] as number);
    const end = only === undefined ? numberOf.length : (facets.starts[only + 1] as number);
    for (const { rowOf, starts, values } of facets.rows) {
      const row = rowOf[document] as number;
      for (let entry = starts[row] as number; entry < (starts[row + 1] as number); entry++) {
        const value = values[entry] as number;
        const number = numberOf[value] as number;
        if (number < 0 || value < first || value >= end || this.#last[number] === family + 1) continue;
        this.#last[number] = family + 1;
        this.#totals[number] = (this.#totals[number] as number) + 1;
      }
    }
  }

  /** What was counted, without zeros. */
  counts(): Counts {
    const counts = emptyCounts(this.#wanted);
    for (const [number, { facet, value }] of this.#keys.entries()) {
      const own = counts[facet];
      const total = this.#totals[number] as number;
      if (own && total > 0) own[value] = total;
    }
    return counts;
  }

  #numbersIn({ segment: { facets } }: Part): Int32Array {
    const numbers = new Int32Array(facets.values.length).fill(-1);
    for (const [at, facet] of facets.names.entries()) {
      if (!this.#wanted.includes(facet)) continue;
      for (let place = facets.starts[at] as number; place < (facets.starts[at + 1] as number); place++) {
        const value = facets.values[place] ?? '';
        const key = valueKey(facet, value);
        const number = this.#numbers.get(key) ?? this.#keys.push({ facet, value }) - 1;
        this.#numbers.set(key, number);
        numbers[place] = number;
      }
    }
    return numbers;
  }
}
