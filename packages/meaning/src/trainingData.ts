import type { SparseRows } from './matrix.ts';
import type { Terms } from './terms.ts';

/** The data that a model is trained on, being gathered; it is stored as numbers alone. */
export type TrainingData = {
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
  /** A column of `rows` each. */
  readonly terms: readonly string[];
  /** What a term counts: the more, the fewer subjects have it. */
  readonly rarities: Float32Array;
  /** What a term counts that no subject has. */
  readonly rarityOfUnknown: number;
  readonly rows: SparseRows;
};

type Subject = { readonly terms: Uint32Array; readonly counts: Float32Array };

/** So many terms are known at most: those that most subjects have. */
const maxTerms = 300_000;
/** From so many subjects on, a term that only one of them has adds nothing. */
const many = 500;

/** Creates empty training data. */
export function createTrainingData(): TrainingData {
  const places = new Map<string, number>();
  const frequencies: number[] = [];
  const subjects: Subject[] = [];

  const met = (term: string): number => {
    const place = places.get(term) ?? frequencies.push(0) - 1;
    places.set(term, place);
    frequencies[place] = (frequencies[place] ?? 0) + 1;
    return place;
  };

  return {
    add: (texts) => {
      const joined = joinedOf(texts);
      if (joined.size === 0) return;
      subjects.push({
        terms: Uint32Array.from(joined.keys(), met),
        counts: Float32Array.from(joined.values()),
      });
    },
    size: () => subjects.length,
    gathered: () => {
      const rarityOf = (frequency: number): number => Math.log((subjects.length + 1) / frequency);
      const known = worthKnowing(frequencies, subjects.length);
      const columns = new Uint32Array(frequencies.length).fill(unknown);
      known.forEach((place, column) => (columns[place] = column));
      const words = [...places.keys()];
      const rarities = Float32Array.from(known, (place) => rarityOf(frequencies[place] ?? 1));
      return {
        terms: known.map((place) => words[place] ?? ''),
        rarities,
        rarityOfUnknown: rarityOf(1),
        rows: rowsOf(subjects, columns, rarities),
      };
    },
  };
}

/** What an occurrence of a term in a text weighs: its rarity; every further time adds less. */
export const weightOf = (count: number, rarity: number): number => Math.log1p(count) * rarity;

const unknown = 0xffff_ffff;

function joinedOf(texts: readonly Terms[]): Terms {
  const [only, ...others] = texts;
  if (!only || others.length === 0) return only ?? new Map();
  const joined = new Map(only);
  for (const terms of others)
    for (const [term, count] of terms) joined.set(term, Math.max(joined.get(term) ?? 0, count));
  return joined;
}

/** The places of the terms that are worth knowing. */
function worthKnowing(frequencies: readonly number[], subjects: number): number[] {
  const min = subjects < many ? 1 : 2;
  const known = [...frequencies.keys()].filter((place) => (frequencies[place] ?? 0) >= min);
  if (known.length <= maxTerms) return known;
  return known.toSorted((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0) || a - b).slice(0, maxTerms);
}

/** Every subject as a row of length one. */
function rowsOf(subjects: readonly Subject[], columns: Uint32Array, rarities: Float32Array): SparseRows {
  const max = subjects.reduce((sum, { terms }) => sum + terms.length, 0);
  const starts = new Uint32Array(subjects.length + 1);
  const places = new Uint32Array(max);
  const values = new Float32Array(max);
  let end = 0;
  subjects.forEach(({ terms, counts }, row) => {
    const start = end;
    let squares = 0;
    terms.forEach((term, at) => {
      const column = columns[term] ?? unknown;
      if (column === unknown) return;
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
    columns: rarities.length,
    starts,
    places: places.subarray(0, end),
    values: values.subarray(0, end),
  };
}
