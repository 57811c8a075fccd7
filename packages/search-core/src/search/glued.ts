import type { QueryWord } from '../query.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { isSeen } from './corrections.ts';
import type { Epoch, Sight } from './epoch.ts';
import { expand } from './expansion.ts';

const LETTERS = /^\p{L}+$/u;
const DIGITS = /^\p{N}+$/u;
/** Publisher and series together are no longer than this. */
const LONGEST_GLUED = 20;
/** Whoever names a document writes no more; a title that holds a number is not taken apart. */
const MOST_PIECES = 6;

/**
 * The pieces of a designation with the letters before its number taken apart where the space between them was left out:
 * ['nsbe', '214'] as ['nsb', 'e', '214']. Only letters that stand so in no visible designation, and only into two that
 * do; of several ways the one with the longer first part.
 */
export function takenApart(epoch: Epoch, pieces: readonly string[], sight: Sight): readonly string[] {
  const at = pieces.findIndex((piece) => DIGITS.test(piece)) - 1;
  const glued = pieces[at];
  if (glued === undefined || pieces.length > MOST_PIECES) return pieces;
  if (!LETTERS.test(glued) || glued.length > LONGEST_GLUED || isNamed(epoch, glued, sight)) return pieces;
  for (let length = glued.length - 1; length > 0; length--) {
    const parts = [glued.slice(0, length), glued.slice(length)];
    if (parts.every((part) => isNamed(epoch, part, sight))) return pieces.toSpliced(at, 1, ...parts);
  }
  return pieces;
}

/** Whether a visible designation has the letters as a piece of their own. */
function isNamed(epoch: Epoch, form: string, sight: Sight): boolean {
  const word: QueryWord = { form, isInflected: false, isPrefix: false };
  const expansions = epoch.parts.map(({ segment }) => expand(segment, word));
  return isSeen(epoch, expansions, FIELDS.designation, sight);
}
