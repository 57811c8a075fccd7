import type { Lineage } from '@norma/lineage';
import { diff } from 'fast-myers-diff';
import { lineageOfArticles } from './compare.ts';
import { sentencesOf, type ClauseSentences } from './sentences.ts';

/**
 * How a sentence came about: as one before it, by its place among all sentences of the edition before, with `edits`, or
 * without where it stayed as it was. `from` is null for a new sentence.
 */
export type SentenceStep =
  | { readonly from: number; readonly edits?: readonly Edit[] }
  | { readonly from: null; readonly words: string };

/** Words of the sentence before that stay, by their places from `start` to `end`; or words that are new. */
export type Edit = readonly [start: number, end: number] | string;

/** From one edition to the next: what replays the later one out of the earlier one, sentence by sentence. */
export type OriginStep = {
  readonly before: readonly ClauseSentences[];
  /** The clauses of the later edition, each with the number of its sentences. */
  readonly clauses: readonly { readonly id: string; readonly count: number }[];
  readonly sentences: readonly SentenceStep[];
};

/** The difference between two articles, by sentences. */
export function originStep(base: string, target: string, language: string): OriginStep {
  const lineage = lineageOfArticles(base, target);
  const [before, after] = [sentencesOf(base, language), sentencesOf(target, language)];
  return stepOf(before, after, lineage);
}

/** The sentences of the later edition, replayed out of those of the earlier one. */
export function replay(before: readonly string[], { sentences }: Pick<OriginStep, 'sentences'>): string[] {
  return sentences.map((step) => {
    if (step.from === null) return step.words;
    const known = before[step.from] ?? '';
    if (!step.edits) return known;
    const tokens = wordsOf(known);
    return step.edits
      .map((edit) => (typeof edit === 'string' ? edit : tokens.slice(edit[0], edit[1]).join('')))
      .join('');
  });
}

/** A sentence in pieces: words, spaces and signs; they join to the sentence. */
export const wordsOf = (sentence: string): string[] =>
  sentence.match(
    /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+(?:[.,'’][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu,
  ) ?? [];

/** The flat places of the sentences of a clause. */
type Range = { readonly start: number; readonly texts: readonly string[] };

function stepOf(
  before: readonly ClauseSentences[],
  after: readonly ClauseSentences[],
  lineage: Lineage,
): OriginStep {
  const [base, target] = [rangesOf(before), rangesOf(after)];
  const texts = {
    base: before.flatMap((clause) => clause.sentences),
    target: after.flatMap((clause) => clause.sentences),
  };
  const from = new Map<number, number>();
  for (const descent of lineage)
    pairSentences(placesOf(base, descent.before), placesOf(target, descent.after), texts, from);
  pairElsewhere(texts, from);
  return {
    before,
    clauses: after.map(({ id, sentences }) => ({ id, count: sentences.length })),
    sentences: texts.target.map((words, at): SentenceStep => {
      const source = from.get(at);
      if (source === undefined) return { from: null, words };
      const known = texts.base[source] ?? '';
      return known === words ? { from: source } : { from: source, edits: editsOf(known, words) };
    }),
  };
}

function rangesOf(clauses: readonly ClauseSentences[]): Map<string, Range> {
  let start = 0;
  return new Map(
    clauses.map(({ id, sentences }) => {
      const range = { start, texts: sentences };
      start += sentences.length;
      return [id, range];
    }),
  );
}

const placesOf = (ranges: ReadonlyMap<string, Range>, ids: readonly string[]): number[] =>
  ids.flatMap((id) => {
    const { start, texts } = ranges.get(id) ?? { start: 0, texts: [] };
    return texts.map((_, at) => start + at);
  });

type Texts = { readonly base: readonly string[]; readonly target: readonly string[] };

/** Pairs the sentences of clauses that went on as one: the same ones in order, then those that are alike between them. */
function pairSentences(
  base: readonly number[],
  target: readonly number[],
  texts: Texts,
  from: Map<number, number>,
): void {
  const [oldSentences, newSentences] = [
    base.map((at) => texts.base[at] ?? ''),
    target.map((at) => texts.target[at] ?? ''),
  ];
  let [baseAt, targetAt] = [0, 0];
  const same = (end: number): void => {
    while (baseAt < end) {
      const [before, after] = [base[baseAt++], target[targetAt++]];
      if (before !== undefined && after !== undefined) from.set(after, before);
    }
  };
  for (const [baseStart, baseEnd, targetStart, targetEnd] of diff(oldSentences, newSentences)) {
    same(baseStart);
    pairAlike(base.slice(baseStart, baseEnd), target.slice(targetStart, targetEnd), texts, from);
    [baseAt, targetAt] = [baseEnd, targetEnd];
  }
  same(base.length);
}

/** Sentences less alike than this are two. */
const alike = 0.5;
/** How far ahead a partner is looked for. */
const near = 30;

/** Each new sentence takes the likeliest of the old ones shortly behind the last pair. */
function pairAlike(
  base: readonly number[],
  target: readonly number[],
  texts: Texts,
  from: Map<number, number>,
): void {
  const counts = base.map((at) => countsOf(texts.base[at] ?? ''));
  let first = 0;
  for (const at of target) {
    const own = countsOf(texts.target[at] ?? '');
    let best = { place: -1, similarity: alike };
    for (let place = first; place < Math.min(base.length, first + near); place += 1) {
      const similarity = similarityOf(counts[place] ?? new Map(), own);
      if (similarity > best.similarity) best = { place, similarity };
    }
    const source = base[best.place];
    if (source === undefined) continue;
    from.set(at, source);
    first = best.place + 1;
  }
}

function countsOf(sentence: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(sentence))
    if (word.trim() !== '') counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return counts;
}

/** Twice the words that two sentences have in common through all (Dice 1945). */
function similarityOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [common, all] = [0, 0];
  for (const [word, times] of one) {
    common += Math.min(times, other.get(word) ?? 0);
    all += times;
  }
  for (const times of other.values()) all += times;
  return all === 0 ? 0 : (2 * common) / all;
}

/** A sentence that is left over on both sides, and stands once on each, went to another clause. */
function pairElsewhere({ base, target }: Texts, from: Map<number, number>): void {
  const taken = new Set(from.values());
  const left = new Map<string, number | null>();
  base.forEach((sentence, at) => {
    if (!taken.has(at)) left.set(sentence, left.has(sentence) ? null : at);
  });
  const seen = new Map<string, number>();
  for (const [at, sentence] of target.entries())
    if (!from.has(at)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  for (const [at, sentence] of target.entries()) {
    const source = from.has(at) ? undefined : left.get(sentence);
    if (typeof source === 'number' && seen.get(sentence) === 1) from.set(at, source);
  }
}

/** Sentences of more words than this are compared as a whole. */
const mostWords = 20_000;

function editsOf(known: string, words: string): Edit[] {
  const [base, target] = [wordsOf(known), wordsOf(words)];
  if (base.length + target.length > mostWords) return [words];
  const edits: Edit[] = [];
  let at = 0;
  for (const [baseStart, baseEnd, targetStart, targetEnd] of diff(base, target)) {
    if (baseStart > at) edits.push([at, baseStart]);
    if (targetEnd > targetStart) edits.push(target.slice(targetStart, targetEnd).join(''));
    at = baseEnd;
  }
  if (at < base.length) edits.push([at, base.length]);
  return edits;
}
