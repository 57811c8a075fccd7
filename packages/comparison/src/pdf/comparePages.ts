import { findMoves } from './moves.ts';
import { lineMarks, type Mark } from './marks.ts';
import { readable } from './readable.ts';
import { textOf } from './textOf.ts';
import { wordDiff, type Stretch } from './wordDiff.ts';
import type { PrintedPage, PrintedWord, TextWord } from './words.ts';

/** One change between two editions, with its place on the pages of the newer one. */
export type PageChange = {
  readonly kind: 'inserted' | 'deleted' | 'changed' | 'moved-here' | 'moved-away';
  /** The page of the newer edition, counted from 0. */
  readonly page: number;
  /** The inserted words, line by line. */
  readonly marks: readonly Mark[];
  /** The place of removed words: after the word before them. */
  readonly caret: { readonly x: number; readonly top: number; readonly bottom: number };
  readonly before: string;
  readonly after: string;
  /** The page of the older edition on which the removed words begin; null if there are none. */
  readonly basePage: number | null;
};

/** Why there may be no changes to show. */
export type PageRemark = 'no-text-in-old' | 'no-text-in-new' | 'nothing-in-common' | 'nothing-changed';

/** Two editions compared on their pages. */
export type PageComparison = {
  readonly changes: readonly PageChange[];
  readonly remark: PageRemark | null;
  /** Every word as it was read, in runs that were kept, deleted or inserted; the changes can be derived from it. */
  readonly words: readonly {
    readonly as: 'kept' | 'deleted' | 'inserted';
    readonly keys: readonly string[];
  }[];
};

/** Below this share of common words, two documents are not editions of the same standard. */
const fewestInCommon = 0.05;

/** Compares two documents by the words on their pages. */
export function comparePages(
  basePages: readonly PrintedPage[],
  targetPages: readonly PrintedPage[],
): PageComparison {
  const [base, target] = [textOf(basePages), textOf(targetPages)];
  const [baseNumbers, targetNumbers] = numbered(base, target);
  const found = readable(wordDiff(baseNumbers, targetNumbers));
  const { stretches, moves } = findMoves(found, baseNumbers, targetNumbers);
  const words = streamOf(stretches, base, target);
  const remark = remarkOn(stretches, base, target);
  if (remark) return { changes: [], remark, words };
  const movedFrom = new Set(moves.map((move) => move.base));
  const movedTo = new Set(moves.map((move) => move.target));
  const changes = stretches.map((stretch): PageChange => {
    const [baseStart, baseEnd, targetStart, targetEnd] = stretch;
    const removed = base.slice(baseStart, baseEnd);
    const inserted = target.slice(targetStart, targetEnd);
    return {
      kind: kindOf(stretch, { movedFrom, movedTo }),
      ...placeOf(target, targetStart, inserted),
      marks: lineMarks(inserted),
      before: joinedWords(removed),
      after: joinedWords(inserted),
      basePage: removed[0]?.pieces[0]?.page ?? null,
    };
  });
  return { changes, remark, words };
}

function kindOf(
  [baseStart, baseEnd, targetStart, targetEnd]: Stretch,
  moved: { movedFrom: ReadonlySet<number>; movedTo: ReadonlySet<number> },
): PageChange['kind'] {
  if (baseStart === baseEnd) return moved.movedTo.has(targetStart) ? 'moved-here' : 'inserted';
  if (targetStart === targetEnd) return moved.movedFrom.has(baseStart) ? 'moved-away' : 'deleted';
  return 'changed';
}

/** Before the inserted words; if there are none, after the word before the change. */
function placeOf(
  target: readonly TextWord[],
  at: number,
  inserted: readonly TextWord[],
): Pick<PageChange, 'page' | 'caret'> {
  const first = inserted[0]?.pieces[0] ?? null;
  const before = target[at - 1]?.pieces.at(-1);
  const after = target[at]?.pieces[0];
  if (first) return { page: first.page, caret: caretAt(first.word, 'start') };
  if (before) return { page: before.page, caret: caretAt(before.word, 'end') };
  if (after) return { page: after.page, caret: caretAt(after.word, 'start') };
  return { page: 0, caret: { x: 0, top: 0, bottom: 0 } };
}

const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Where a word starts, or just behind its end, as it is read. */
function caretAt(
  { text, left, right, top, bottom }: PrintedWord,
  which: 'start' | 'end',
): PageChange['caret'] {
  const isOnRight = rightToLeft.test(text) === (which === 'start');
  const behind = which === 'end' ? 1 : 0;
  return { x: isOnRight ? right + behind : left - behind, top, bottom };
}

const joinedWords = (words: readonly TextWord[]): string => words.map(({ text }) => text).join(' ');

function remarkOn(
  stretches: readonly Stretch[],
  base: readonly TextWord[],
  target: readonly TextWord[],
): PageRemark | null {
  if (target.length === 0) return 'no-text-in-new';
  if (base.length === 0) return 'no-text-in-old';
  if (stretches.length === 0) return 'nothing-changed';
  const removed = stretches.reduce((sum, [start, end]) => sum + end - start, 0);
  const isShort = Math.min(base.length, target.length) < 20;
  return !isShort && base.length - removed < Math.min(base.length, target.length) * fewestInCommon
    ? 'nothing-in-common'
    : null;
}

function numbered(base: readonly TextWord[], target: readonly TextWord[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = ({ key }: TextWord): number => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return [Int32Array.from(base, numberOf), Int32Array.from(target, numberOf)];
}

function streamOf(
  stretches: readonly Stretch[],
  base: readonly TextWord[],
  target: readonly TextWord[],
): PageComparison['words'] {
  const keys = (words: readonly TextWord[]): string[] => words.map(({ key }) => key);
  const stream: { as: 'kept' | 'deleted' | 'inserted'; keys: string[] }[] = [];
  let at = 0;
  for (const [baseStart, baseEnd, targetStart, targetEnd] of stretches) {
    if (targetStart > at) stream.push({ as: 'kept', keys: keys(target.slice(at, targetStart)) });
    if (baseEnd > baseStart) stream.push({ as: 'deleted', keys: keys(base.slice(baseStart, baseEnd)) });
    if (targetEnd > targetStart)
      stream.push({ as: 'inserted', keys: keys(target.slice(targetStart, targetEnd)) });
    at = Math.max(at, targetEnd);
  }
  if (at < target.length) stream.push({ as: 'kept', keys: keys(target.slice(at)) });
  return stream;
}
