import { diff } from 'fast-myers-diff';
import type { Prints } from './prints.ts';
import { Run } from './run.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Node } from './tree.ts';

/** Two runs of words as one: what went is in `del`, what came in `ins`; the elements around words are kept. */
export function compareWords(base: readonly Node[], target: readonly Node[], prints: Prints): Node[] {
  const [before, after] = [tokensOf(base, prints), tokensOf(target, prints)];
  const run = new Run();
  let at = 0;
  for (const [baseStart, baseEnd, targetStart, targetEnd] of changes(before, after)) {
    for (; at < targetStart; at += 1) run.add(after[at]);
    for (const token of before.slice(baseStart, baseEnd)) run.add(token, 'del');
    for (const token of after.slice(targetStart, targetEnd)) run.add(token, 'ins');
    at = targetEnd;
  }
  for (; at < after.length; at += 1) run.add(after[at]);
  return run.nodes;
}

type Change = [baseStart: number, baseEnd: number, targetStart: number, targetEnd: number];

/** Changes that only a space or a mark keeps apart are read as one. */
function changes(before: readonly Token[], after: readonly Token[]): Change[] {
  const numbers = new Map<string, number>();
  const numberOf = ({ key }: Token): number => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  const [base, target] = [before.map(numberOf), after.map(numberOf)];
  const ends = new Set([...before, ...after].filter(endsSentence).map(numberOf));
  const isEnd = (number: number): boolean => ends.has(number);
  const joined: Change[] = [];
  for (const found of differences(base, target, isEnd)) {
    const change = wholeSentence(found, { base, target, isEnd });
    const last = joined.at(-1);
    const between = last ? after.slice(last[3], change[2]) : [];
    const isNear = last && between.length <= 3 && between.every(({ key }) => /^(\s|[,.;:()])/.test(key));
    if (isNear) [last[1], last[3]] = [change[1], change[3]];
    else joined.push(change);
  }
  return joined;
}

type Words = { base: readonly number[]; target: readonly number[]; isEnd: (number: number) => boolean };

/** What came or went alone, and begins with the end of the sentence before it, is taken with its own end instead. */
function wholeSentence(
  [baseStart, baseEnd, targetStart, targetEnd]: Change,
  { base, target, isEnd }: Words,
): Change {
  const [words, start, end] =
    baseStart === baseEnd ? [target, targetStart, targetEnd] : [base, baseStart, baseEnd];
  const isAlone = baseStart === baseEnd || targetStart === targetEnd;
  const first = words[start];
  if (!isAlone || first === undefined || !isEnd(first) || words[end] !== first)
    return [baseStart, baseEnd, targetStart, targetEnd];
  return [baseStart + 1, baseEnd + 1, targetStart + 1, targetEnd + 1];
}

const endsSentence = ({ content }: Token): boolean =>
  typeof content === 'string' && /^[.;:؛。]$/.test(content);

/** Beyond so many pairs of words, two runs with little in common would take the diff minutes. */
const maxPairs = 4_000_000;

/** What differs: of long runs sentence by sentence first, then word by word where that is little enough. */
function* differences(
  before: readonly number[],
  after: readonly number[],
  isEnd: (number: number) => boolean,
): Generator<Change> {
  if (before.length * after.length <= maxPairs) return yield* diff([...before], [...after]);
  const [base, target] = [sentencesOf(before, isEnd), sentencesOf(after, isEnd)];
  for (const [baseStart, baseEnd, targetStart, targetEnd] of diff(
    base.map(({ key }) => key),
    target.map(({ key }) => key),
  )) {
    const [baseFrom, baseTo] = [startOf(base, baseStart, before), startOf(base, baseEnd, before)];
    const [targetFrom, targetTo] = [startOf(target, targetStart, after), startOf(target, targetEnd, after)];
    if ((baseTo - baseFrom) * (targetTo - targetFrom) > maxPairs)
      yield [baseFrom, baseTo, targetFrom, targetTo];
    else
      for (const [a, b, c, d] of diff(before.slice(baseFrom, baseTo), after.slice(targetFrom, targetTo)))
        yield [baseFrom + a, baseFrom + b, targetFrom + c, targetFrom + d];
  }
}

type Sentence = { readonly start: number; readonly key: string };

function sentencesOf(words: readonly number[], isEnd: (number: number) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  words.forEach((word, at) => {
    if (!isEnd(word) && at < words.length - 1) return;
    sentences.push({ start, key: words.slice(start, at + 1).join(' ') });
    start = at + 1;
  });
  return sentences;
}

const startOf = (sentences: readonly Sentence[], place: number, words: readonly number[]): number =>
  sentences[place]?.start ?? words.length;
