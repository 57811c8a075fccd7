import { seededRandom } from './random.ts';
import { corpusDocuments, sections, type BenchDocument } from './records.ts';
import { plainWords } from './words.ts';

/** The seven classes of questions. */
export const kinds = ['rare', 'medium', 'broad', 'broad AND', 'designation', 'long title', '*'] as const;
export type Kind = (typeof kinds)[number];

/** One question: a page of 25 with the exact total and the counts of all sections. */
export type Question = {
  kind: Kind;
  /** As a reader types it. */
  text: string;
  /** Section → values, of which a document has one in each. */
  filters: Record<string, string[]>;
  /** The publishers that the reader may open; null for everything. */
  entitled: string[] | null;
};

const many: Record<Kind, number> = {
  rare: 40,
  medium: 40,
  broad: 30,
  'broad AND': 30,
  designation: 30,
  'long title': 20,
  '*': 10,
};

/** Two hundred questions drawn from the documents; the same ones at every call. */
export function questions(): Question[] {
  const sample = [...corpusDocuments(80_000)].filter((_, at) => at % 8 === 0);
  const random = seededRandom(7);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const shares = wordsByShare(sample);
  const between = (from: number, to: number): string[] =>
    shares.filter(({ share }) => share >= from && share < to).map(({ word }) => word);
  const words = {
    rare: between(0.0002, 0.001),
    medium: between(0.002, 0.02),
    broad: between(0.05, 0.6),
  };
  const texts: Record<Kind, () => string> = {
    rare: () => oneOf(words.rare),
    medium: () => (random() < 0.5 ? oneOf(words.medium) : `${oneOf(words.medium)} ${oneOf(words.broad)}`),
    broad: () => oneOf(words.broad),
    'broad AND': () => `${oneOf(words.broad)} ${oneOf(words.broad)}`,
    designation: () => oneOf(sample).designation,
    'long title': () => oneOf(sample.filter(({ title }) => plainWords(title).length >= 8)).title,
    '*': () => '*',
  };
  const publishers = [...new Set(sample.map(({ publisher }) => publisher))];
  return kinds.flatMap((kind) =>
    Array.from({ length: many[kind] }, (_, at): Question => ({
      kind,
      text: texts[kind](),
      // Every second one is refined, every third is asked by a reader who may open half of the publishers.
      filters: at % 2 === 1 ? filtersOf(oneOf(sample), random) : {},
      entitled: at % 3 === 2 ? publishers.filter((_each, place) => place % 2 === at % 2) : null,
    })),
  );
}

function filtersOf({ facets: values }: BenchDocument, random: () => number): Record<string, string[]> {
  const filtered = sections.filter((section) => random() < 0.3 && (values[section]?.length ?? 0) > 0);
  return Object.fromEntries(filtered.map((section) => [section, values[section]?.slice(0, 2) ?? []]));
}

function wordsByShare(sample: BenchDocument[]): { word: string; share: number }[] {
  const found = new Map<string, number>();
  for (const { title, description } of sample)
    for (const word of new Set(plainWords(`${title} ${description}`)))
      if (/^[a-z]{3,}$/.test(word)) found.set(word, (found.get(word) ?? 0) + 1);
  return [...found].map(([word, times]) => ({ word, share: times / sample.length }));
}
