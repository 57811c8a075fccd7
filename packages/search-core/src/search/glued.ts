import type { QueryWord } from '../query.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { isSeen } from './corrections.ts';
import type { Epoch, Sight } from './epoch.ts';
import { expand } from './expansion.ts';

const LETTERS = /^\p{L}+$/u;
/** Publisher and series together are no longer than this. */
const LONGEST_GLUED = 20;

/**
 * The pieces of a designation with letters taken apart that were typed without the space between them: ['nsbe', '214']
 * as ['nsb', 'e', '214']. Only letters that stand so in no visible designation, and only into two that do; of several
 * ways the one with the longer first part.
 */
export function takenApart(epoch: Epoch, pieces: readonly string[], sight: Sight): string[] {
  const isNamed = (form: string): boolean => {
    const word: QueryWord = { form, isInflected: false, isPrefix: false };
    const expansions = epoch.parts.map(({ segment }) => expand(segment, word));
    return isSeen(epoch, expansions, FIELDS.designation, sight);
  };
  return pieces.flatMap((piece, at) => {
    // The last piece may be half typed, and what is half typed is not taken apart.
    if (at === pieces.length - 1 || !LETTERS.test(piece) || piece.length > LONGEST_GLUED) return [piece];
    if (isNamed(piece)) return [piece];
    for (let length = piece.length - 1; length > 0; length--) {
      const [first, second] = [piece.slice(0, length), piece.slice(length)];
      if (isNamed(first) && isNamed(second)) return [first, second];
    }
    return [piece];
  });
}
