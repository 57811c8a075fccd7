import { anchorOf, type Anchor } from '../anchor.ts';
import { clauseAt } from '../html/nodes.ts';
import type { TextStream } from '../placing.ts';
import type { RandomSource } from './revision.ts';

/** Selections as people make them: a letter, a word, a few letters, a cell, a sentence, a paragraph, some paragraphs, half a clause. */
export function selections(
  stream: TextStream,
  count: number,
  random: RandomSource,
  format: Anchor['format'],
): Anchor[] {
  const { text, clauses, content } = stream;
  const made: Anchor[] = [];
  while (made.length < count) {
    const at = random.below(text.length);
    const [start, end] = stretchAround(text, at, random);
    const clause = clauseAt(clauses ?? [], start);
    const given = { text, start, end, format, ...(content === undefined ? {} : { content }) };
    const result = anchorOf(clause === undefined ? given : { ...given, clause });
    if ('anchor' in result) made.push(result.anchor);
  }
  return made;
}

function stretchAround(text: string, at: number, { below }: RandomSource): [start: number, end: number] {
  const kind = below(12);
  if (kind === 0) return [at, at + 1];
  if (kind === 1) return around(text, at, /[\s]/, 1);
  if (kind <= 3) return around(text, at, /[\s]/, 2 + below(6));
  if (kind === 4) return around(text, at, /[\t\n]/, 1);
  if (kind <= 6) return around(text, at, /[.;:\n]/, 1);
  if (kind === 7) return around(text, at, /\n/, 1);
  if (kind === 8) return around(text, at, /\n/, 2 + below(4));
  if (kind === 9) return [at, at + 20 + below(1500)];
  return [at, at + 3 + below(13)];
}

/** From the end of one piece of text to that of another, so many further on. */
function around(text: string, at: number, end: RegExp, pieces: number): [start: number, end: number] {
  let [start, last] = [at, at];
  while (start > 0 && !end.test(text.charAt(start - 1))) start -= 1;
  for (let piece = 0; piece < pieces; piece += 1) {
    if (piece > 0) last += 1;
    while (last < text.length && !end.test(text.charAt(last))) last += 1;
  }
  return [start, last];
}
