import type { Segment } from './typedChange.ts';

/** Some words of a place that both editions have, or one of them. A line feed ends a cell or a paragraph. */
export type Piece = {
  readonly mark: 'both' | 'before' | 'after';
  readonly words: string;
  /** What the words are besides: a link to a place of the same text, a citation, a formula, a picture. */
  readonly role?: 'link' | 'citation' | 'formula' | 'picture';
  /** What a citation that begins here cites, in each edition. */
  readonly cites?: { readonly before?: string | undefined; readonly after?: string | undefined };
};

/** What went and what came at one point. */
export type Hunk = { readonly before: readonly Piece[]; readonly after: readonly Piece[] };

/** A sentence that changed, with its changes. */
export type Sentence = Hunk & { readonly pieces: readonly Piece[]; readonly hunks: readonly Hunk[] };

const END = /[.!?؟](?=["”»)\]]?\s)|[。！？]|\n/gu;
const ABBREVIATED =
  /(?<![\p{L}\p{N}])(?:\p{L}|e\.g|i\.e|z\.B|d\.h|p\.ex|approx|ca|cf|etc|vs|max|min|no|nr|art|sec|fig|eq|ref|vol|bzw|ggf|ff|dr|st)\.$/iu;

/** The sentences that changed, in their order: what lies between two ends of sentences that both editions have. */
export function changedSentences(pieces: readonly Piece[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Piece[] = [];
  const end = (): void => {
    if (current.some(({ mark }) => mark !== 'both')) sentences.push(sentenceOf(current));
    current = [];
  };
  for (const piece of pieces) {
    if (piece.mark !== 'both' || piece.role !== undefined) {
      current.push(piece);
      continue;
    }
    let from = 0;
    for (const { 0: sign, index } of piece.words.matchAll(END)) {
      const to = index + sign.length;
      if (sign === '.' && ABBREVIATED.test(piece.words.slice(Math.max(from, to - 8), to))) continue;
      current.push({ mark: 'both', words: piece.words.slice(from, to) });
      end();
      from = to;
    }
    if (from < piece.words.length) current.push({ mark: 'both', words: piece.words.slice(from) });
    if (/[.!?؟]\s*$/u.test(piece.words) && !ABBREVIATED.test(piece.words.slice(-8).trimEnd())) end();
  }
  end();
  return sentences;
}

function sentenceOf(pieces: readonly Piece[]): Sentence {
  return {
    pieces,
    before: pieces.filter(({ mark }) => mark !== 'after'),
    after: pieces.filter(({ mark }) => mark !== 'before'),
    hunks: hunksOf(pieces).map(([start, stop]) => {
      const within = pieces.slice(start, stop);
      return {
        before: within.filter(({ mark }) => mark !== 'after'),
        after: within.filter(({ mark }) => mark !== 'before'),
      };
    }),
  };
}

/** Where pieces of one edition alone stand in a row. */
function hunksOf(pieces: readonly Piece[]): [start: number, stop: number][] {
  const hunks: [number, number][] = [];
  pieces.forEach(({ mark }, at) => {
    if (mark === 'both') return;
    const last = hunks.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else hunks.push([at, at + 1]);
  });
  return hunks;
}

/** What some pieces say. */
export const wordsOf = (pieces: readonly Piece[]): string => pieces.map(({ words }) => words).join('');

/** At most so many segments tell a change. */
const maxSegments = 5;
/** Characters of context, and of each side. */
const [context, longest] = [48, 240];

/** The first pieces that changed, old and new, with some words before and behind them. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  return hunksOf(pieces)
    .slice(0, maxSegments)
    .map(([start, stop]) => {
      const within = pieces.slice(start, stop);
      return {
        lead: lastWords(wordsAround(pieces, start - 1, -1)),
        before: cut(wordsOf(within.filter(({ mark }) => mark === 'before'))),
        after: cut(wordsOf(within.filter(({ mark }) => mark === 'after'))),
        tail: firstWords(wordsAround(pieces, stop, 1)),
      };
    });
}

/** The words next to a change up to the next change, no more than are shown. */
function wordsAround(pieces: readonly Piece[], from: number, step: 1 | -1): string {
  let words = '';
  for (let at = from; pieces[at]?.mark === 'both' && words.length <= context; at += step) {
    const own = pieces[at]?.words ?? '';
    words = step === 1 ? words + own.slice(0, context + 1) : own.slice(-context - 1) + words;
  }
  return words;
}

const lastWords = (words: string): string => {
  const line = words.slice(words.lastIndexOf('\n') + 1);
  return (line.length > context ? line.slice(-context).replace(/^\S*\s/, '') : line).trim();
};
const firstWords = (words: string): string => {
  const [line = ''] = words.split('\n', 1);
  return (line.length > context ? line.slice(0, context).replace(/\s\S*$/, '') : line).trim();
};
const cut = (words: string): string => {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};
