import type { Inline } from '../content.ts';
import { plainInline } from '../text/plain.ts';

const RTL_SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo']);

/** The writing direction of a language: that of the script it is usually written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RTL_SCRIPTS.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

// Stand for an inline that is no text: one that runs left to right, and one that does not.
const ATOM = '\uFFFC';
const OTHER = '\uFFFB';

// From a letter, digit or atom to the next, with neither right-to-left letters nor brackets nor commas between:
// "NSB E 214-24", "1–25", "20 °C", or s with its index 0.
const OWN_DIRECTION = new RegExp(
  `[\\p{Script=Latin}\\p{Script=Greek}\\d${ATOM}](?:[^\\p{Script=Arabic}\\p{Script=Hebrew}()[\\]،؛,;${OTHER}]*` +
    `[\\p{Script=Latin}\\p{Script=Greek}\\d%°²³${ATOM}])?`,
  'gu',
);
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Sets apart what would be turned round among right-to-left words: quantities, ranges, designations, symbols. */
export function keepDirections(content: Inline[]): Inline[] {
  const line = content.map((inline) => (inline.kind === 'text' ? inline.text : standIn(inline))).join('');
  const kept: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(OWN_DIRECTION)) {
    if (!isTurned(match[0])) continue;
    kept.push(...inner(slice(content, at, match.index)));
    at = match.index + match[0].length;
    kept.push({ kind: 'ltr', content: slice(content, match.index, at) });
  }
  return [...kept, ...inner(slice(content, at, line.length))];
}

// A lone word or symbol cannot be turned round; a number can, with its sign or unit.
function isTurned(run: string): boolean {
  return /\d/.test(run) || (run.length > 1 && run.includes(ATOM));
}

function inner(content: Inline[]): Inline[] {
  return content.map((inline) =>
    'content' in inline && !isLeftToRight(inline)
      ? { ...inline, content: keepDirections(inline.content) }
      : inline,
  );
}

/** Words of a language that runs left to right turn nothing round. */
const isLeftToRight = (inline: Inline): boolean => inline.kind === 'tongue' && inline.direction === 'ltr';

function standIn(inline: Inline): string {
  if (inline.kind === 'math') return ATOM;
  return 'content' in inline && !RTL_LETTER.test(plainInline(inline.content)) ? ATOM : OTHER;
}

/** The inlines between two places of the line, where an inline that is no text is one place wide. */
function slice(content: Inline[], from: number, to: number): Inline[] {
  let at = 0;
  return content.flatMap((inline): Inline[] => {
    const start = at;
    at += inline.kind === 'text' ? inline.text.length : 1;
    if (inline.kind !== 'text') return start >= from && start < to ? [inline] : [];
    const text = inline.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text ? [{ kind: 'text', text }] : [];
  });
}
