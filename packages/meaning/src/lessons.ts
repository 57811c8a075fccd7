import type { SparseRows } from './matrix.ts';
import type { Terms } from './terms.ts';

/** What is learnt from, being gathered; it is kept as numbers alone. */
export type Lessons = {
  /**
   * Adds what is said of one subject: a standard's editions and translations together, so that words of several
   * languages meet. A term counts as often as in the one that says it most, so that five editions say no more than one.
   */
  readonly add: (texts: readonly Terms[]) => void;
  readonly size: () => number;
  readonly gathered: () => Gathered;
};

/** The terms worth knowing, and the subjects as rows over them. */
export type Gathered = {
  /** The numbers of the terms in ascending order; a column of `rows` each. */
  readonly terms: Float64Array;
  /** What a term counts: the more, the fewer subjects have it. */
  readonly rarities: Float32Array;
  readonly rows: SparseRows;
};

type Kept = { readonly terms: Float64Array; readonly counts: Float32Array };

/** So many terms are known at most: those that most subjects have. */
const mostTerms = 300_000;
/** From so many subjects on, a term that only one of them has teaches nothing. */
const many = 500;

/** Opens an empty collection of lessons. */
export function createLessons(): Lessons {
  const frequencies = new Map<number, number>();
  const subjects: Kept[] = [];
  return {
    add: (texts) => {
      const joined = joinedOf(texts);
      if (joined.size === 0) return;
      for (const term of joined.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      subjects.push({
        terms: Float64Array.from(joined.keys()),
        counts: Float32Array.from(joined.values()),
      });
    },
    size: () => subjects.length,
    gathered: () => {
      const known = termsWorthKnowing(frequencies, subjects.length);
      const rarities = Float32Array.from(known, (term) =>
        Math.log((subjects.length + 1) / (frequencies.get(term) ?? 1)),
      );
      return { terms: known, rarities, rows: rowsOf(subjects, known, rarities) };
    },
  };
}

/** What an occurrence of a term in a text weighs: its rarity; every further time adds less. */
export const weightOf = (count: number, rarity: number): number => Math.log1p(count) * rarity;

function joinedOf(texts: readonly Terms[]): Terms {
  const [only, ...others] = texts;
  if (!only || others.length === 0) return only ?? new Map();
  const joined = new Map(only);
  for (const terms of others)
    for (const [term, count] of terms) joined.set(term, Math.max(joined.get(term) ?? 0, count));
  return joined;
}

function termsWorthKnowing(frequencies: ReadonlyMap<number, number>, subjects: number): Float64Array {
  const least = subjects < many ? 1 : 2;
  const known = [...frequencies].filter(([, frequency]) => frequency >= least);
  if (known.length > mostTerms)
    known.sort(([a, often], [b, oftener]) => oftener - often || a - b).length = mostTerms;
  return Float64Array.from(known, ([term]) => term).sort();
}

/** Every subject as a row of length one. */
function rowsOf(subjects: readonly Kept[], known: Float64Array, rarities: Float32Array): SparseRows {
  const columns = new Map(Array.from(known, (term, column) => [term, column]));
  const most = subjects.reduce((sum, { terms }) => sum + terms.length, 0);
  const starts = new Uint32Array(subjects.length + 1);
  const places = new Uint32Array(most);
  const values = new Float32Array(most);
  let end = 0;
  subjects.forEach(({ terms, counts }, row) => {
    const start = end;
    let squares = 0;
    terms.forEach((term, at) => {
      const column = columns.get(term);
      if (column === undefined) return;
      const value = weightOf(counts[at] ?? 0, rarities[column] ?? 0);
      places[end] = column;
      values[end] = value;
      squares += value * value;
      end += 1;
    });
    const length = Math.sqrt(squares) || 1;
    for (let at = start; at < end; at += 1) values[at] = (values[at] ?? 0) / length;
    starts[row + 1] = end;
  });
  return {
    rows: subjects.length,
    columns: known.length,
    starts,
    places: places.subarray(0, end),
    values: values.subarray(0, end),
  };
}
