import type { Range } from '../../../ui/text/splitByRanges.ts';

type Sign = { at: number; sign: string };

/**
 * Where in a designation is what has been typed of it, whatever the spaces, hyphens and capitals: `e21` is found in
 * `NSB E 214-24`. Only at the beginning of one of its parts, as the suggestions are.
 */
export function typedPart(designation: string, typed: string): Range[] {
  const signs = signsOf(designation);
  const typedSigns = signsOf(typed).map(({ sign }) => sign);
  if (typedSigns.length === 0) return [];
  const first = signs.findIndex(
    (_, from) =>
      beginsPart(signs, from) && typedSigns.every((sign, step) => signs[from + step]?.sign === sign),
  );
  const start = signs[first];
  const last = signs[first + typedSigns.length - 1];
  return start && last ? [{ start: start.at, end: last.at + 1 }] : [];
}

const signsOf = (text: string): Sign[] =>
  text
    .split('')
    .flatMap((sign, at) => (/[\p{L}\p{N}]/u.test(sign) ? [{ at, sign: sign.toLowerCase() }] : []));

function beginsPart(signs: readonly Sign[], from: number): boolean {
  const here = signs[from];
  const before = signs[from - 1];
  if (!here || !before || before.at < here.at - 1) return true;
  return /\p{N}/u.test(before.sign) !== /\p{N}/u.test(here.sign);
}
