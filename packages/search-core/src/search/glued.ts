import { FIELDS } from '../segment/frequencies.ts';
import { placeOf } from '../segment/texts.ts';
import { isSeen } from './corrections.ts';
import { namesAny } from './designations.ts';
import type { Epoch, Sight } from './epoch.ts';
import { scratchFor } from './scratch.ts';

const LETTERS = /^\p{L}+$/u;
const DIGITS = /^\p{N}+$/u;
/** Publisher, kind and series together are no longer than this. */
const LONGEST_GLUED = 20;
/** Whoever names a document writes no more; a title that holds a number is not taken apart. */
const MOST_PIECES = 12;

/**
 * The pieces of a designation with the letters before its number taken apart where the spaces between them were left out:
 * ['nsbstde', '214'] as ['nsb', 'std', 'e', '214']. Only where no visible document is named as it was typed; of several
 * ways that name one, that of fewer and of longer first parts. None where none names one.
 */
export function takenApart(epoch: Epoch, pieces: readonly string[], sight: Sight): readonly string[] {
  const at = pieces.findIndex((piece) => DIGITS.test(piece)) - 1;
  const glued = pieces[at];
  if (glued === undefined || pieces.length > MOST_PIECES) return pieces;
  if (!LETTERS.test(glued) || glued.length > LONGEST_GLUED || isNamed(epoch, pieces, sight)) return pieces;
  // In whatever way the letters are read, what follows them stays.
  if (!isNamed(epoch, pieces.slice(at + 1), sight)) return [];
  for (const parts of waysApart(epoch, glued, sight)) {
    const apart = pieces.toSpliced(at, 1, ...parts);
    if (isNamed(epoch, apart, sight)) return apart;
  }
  return [];
}

function isNamed(epoch: Epoch, pieces: readonly string[], sight: Sight): boolean {
  return epoch.parts.some((part) => {
    const scratch = scratchFor(part.segment.size);
    return namesAny(part.segment, scratch, pieces, epoch.visibleIn(part, sight));
  });
}

/** Letters in two parts or three, each of which visible designations have as a piece. */
function* waysApart(epoch: Epoch, glued: string, sight: Sight): Generator<string[]> {
  const known = new Map<string, boolean>();
  const isPiece = (form: string): boolean => {
    const isKnown = known.get(form) ?? isPieceOfAny(epoch, form, sight);
    known.set(form, isKnown);
    return isKnown;
  };
  const inTwo = (letters: string): [string, string][] =>
    Array.from({ length: letters.length - 1 }, (_, before): [string, string] => {
      const length = letters.length - 1 - before;
      return [letters.slice(0, length), letters.slice(length)];
    }).filter(([first]) => isPiece(first));
  const ways = inTwo(glued);
  for (const [first, rest] of ways) if (isPiece(rest)) yield [first, rest];
  for (const [first, rest] of ways)
    for (const [second, third] of inTwo(rest)) if (isPiece(third)) yield [first, second, third];
}

function isPieceOfAny(epoch: Epoch, form: string, sight: Sight): boolean {
  const expansions = epoch.parts.map(({ segment }) => {
    const term = placeOf(segment.terms, form);
    return { forms: term === undefined ? [] : [{ term, weight: 1 }], begun: { first: 0, end: 0 } };
  });
  return isSeen(epoch, expansions, FIELDS.designation, sight);
}
