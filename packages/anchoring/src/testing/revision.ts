import type { Stretch } from '../anchor.ts';
import type { TextStream } from '../placing.ts';

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (limit: number): number => Math.floor(next() * limit) };
}
export type RandomSource = ReturnType<typeof randomFrom>;

/** A text after a revision: which unit of the old one each of its units is, or -1 for what is new. */
export type Revised = TextStream & { origins: Int32Array };

/** As many edits as an editor makes: few words here and there, or paragraphs and clauses of the whole document. */
export type Extent = 'small' | 'large';

type Part = { text: string; origin: number };

const newWords =
  'bolt anchored surface humid sequence verify margin twelve resin drilled gauge sealed before'.split(' ');

/** A stream as an editor would leave it: words and paragraphs come, go, change and move, and clauses are renumbered. */
export function revise(stream: TextStream, random: RandomSource, extent: Extent): Revised {
  const { next, below } = random;
  const words = (count: number): string =>
    Array.from({ length: count }, () => newWords[below(newWords.length)] ?? '').join(' ');
  const blocks: Part[][] = [];
  for (const line of stream.text.matchAll(/[^\n]*\n?/g)) {
    if (line[0]) blocks.push([{ text: line[0], origin: line.index }]);
  }
  const rate = extent === 'small' ? Math.min(0.02, 6 / blocks.length) : 0.15;
  for (let at = 0; at < blocks.length; at += 1) {
    if (next() >= rate) continue;
    const block = blocks[at] ?? [];
    const kind = below(extent === 'small' ? 5 : 7);
    if (kind === 0) blocks.splice(at, 0, [{ text: `${words(8 + below(20))}.\n`, origin: -1 }]);
    else if (kind === 1) blocks.splice(at, 1);
    else if (kind === 5) blocks.splice(below(blocks.length), 0, ...blocks.splice(at, 1));
    else if (kind === 6) blocks.splice(below(blocks.length), 0, ...blocks.splice(at, 1 + below(6)));
    else blocks[at] = edited(block, random, kind, words);
  }
  const renumbered = next() < 0.5 ? blocks.map((block) => numberedAnew(block)) : blocks;
  return joined(stream, renumbered.flat(), renumbered !== blocks);
}

/** A word or a few inserted, deleted or replaced within a block. */
function edited(
  block: Part[],
  { below }: RandomSource,
  kind: number,
  words: (count: number) => string,
): Part[] {
  const [whole] = block;
  if (!whole || block.length > 1) return block;
  const spaces = [...whole.text.matchAll(/ /g)].map(({ index }) => index + 1);
  const from = spaces[below(Math.max(1, spaces.length))] ?? 0;
  const to =
    kind === 2 ? from : Math.min(whole.text.length - 1, spaces[spaces.indexOf(from) + 1 + below(3)] ?? from);
  const come = kind === 3 ? '' : `${words(1 + below(4))} `;
  return [
    { text: whole.text.slice(0, from), origin: whole.origin },
    { text: come, origin: -1 },
    { text: whole.text.slice(to), origin: whole.origin < 0 ? -1 : whole.origin + to },
  ];
}

const clauseNumber = /^(\d+)(\.\d+)* (?=\S)/;

/** The number of a clause counted on by one: a clause was put before it. */
function numberedAnew(block: Part[]): Part[] {
  const [first, ...rest] = block;
  const number = first && first.origin >= 0 ? clauseNumber.exec(first.text)?.[1] : undefined;
  if (!first || number === undefined || Number(number) < 2) return block;
  const after = { text: first.text.slice(number.length), origin: first.origin + number.length };
  return [{ text: String(Number(number) + 1), origin: -1 }, after, ...rest];
}

function joined(stream: TextStream, parts: readonly Part[], isRenumbered: boolean): Revised {
  const text = parts.map((part) => part.text).join('');
  const origins = new Int32Array(text.length);
  let length = 0;
  for (const part of parts) {
    for (let at = 0; at < part.text.length; at += 1)
      origins[length + at] = part.origin < 0 ? -1 : part.origin + at;
    length += part.text.length;
  }
  const placeOf = new Int32Array(stream.text.length).fill(-1);
  for (const [at, origin] of origins.entries()) if (origin >= 0) placeOf[origin] = at;
  const clauses = (stream.clauses ?? []).flatMap(({ name, start, end }) => {
    const kept = placeOf.subarray(start, end).filter((at) => at >= 0);
    if (kept.length === 0) return [];
    const number = isRenumbered ? /^(\D*?)(\d+)/.exec(name) : null;
    const renamed =
      number && Number(number[2]) >= 2 ? name.replace(/\d+/, (digits) => String(Number(digits) + 1)) : name;
    return [
      {
        name: renamed,
        start: kept.reduce((a, b) => Math.min(a, b)),
        end: kept.reduce((a, b) => Math.max(a, b)) + 1,
      },
    ];
  });
  return { text, clauses, origins, content: 'revised' };
}

/** What happened to a place: where its mark is drawn, held against where its letters went. */
export type Verdict = 'right' | 'wrong' | 'unplaced';

/**
 * Right: half of the letters of the quote that are still there are marked, and of what is marked no more than half, or 12
 * letters, stand outside of them; what was rewritten between or next to them, in place of the others, counts as theirs. Where none is left: what is marked is new, and
 * stands next to what the quote was next to. Wrong: anything else that is marked.
 */
export function judge({ origins }: Revised, was: Stretch, placed: Stretch | null): Verdict {
  if (!placed) return 'unplaced';
  const isOwn = (origin: number): boolean => origin >= was.start && origin < was.end;
  const left = origins.reduce((count, origin) => count + (isOwn(origin) ? 1 : 0), 0);
  const marked = origins.subarray(placed.start, placed.end);
  if (left === 0) {
    const isBeside = origins[placed.start - 1] === was.start - 1 || origins[placed.end] === was.end;
    return isBeside && marked.every((origin) => origin < 0) ? 'right' : 'wrong';
  }
  const kept = marked.filter(isOwn).length;
  const hull = { start: origins.findIndex(isOwn), end: origins.findLastIndex(isOwn) + 1 };
  const own = {
    start: Math.max(placed.start, beginning(origins, hull.start, was)),
    end: Math.min(placed.end, ending(origins, hull.end, was)),
  };
  const others = origins
    .subarray(own.start, own.end)
    .filter((origin) => origin >= 0 && !isOwn(origin)).length;
  const strange = marked.length - Math.max(0, own.end - own.start) + others;
  return kept >= left / 2 && strange <= Math.max(12, marked.length / 2) ? 'right' : 'wrong';
}

/** What was rewritten at the beginning of a quote, right after what was before it, is its beginning now. */
function beginning(origins: Int32Array, start: number, was: Stretch): number {
  let at = start;
  while (at > 0 && (origins[at - 1] ?? 0) < 0) at -= 1;
  return origins[at - 1] === was.start - 1 && origins[start] !== was.start ? at : start;
}

function ending(origins: Int32Array, end: number, was: Stretch): number {
  let at = end;
  while (at < origins.length && (origins[at] ?? 0) < 0) at += 1;
  return origins[at] === was.end && origins[end - 1] !== was.end - 1 ? at : end;
}
