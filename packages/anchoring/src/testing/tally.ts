import type { Anchor } from '../anchor.ts';
import { placingIn, type TextStream } from '../placing.ts';
import { judge, randomFrom, revise, type Extent, type Verdict } from './revision.ts';
import { selections } from './selections.ts';

export type Tally = Record<Verdict, number>;

/** What happens to generated marks in revisions of a text: how many are right, wrong and unplaced. */
export function tallyOf(
  stream: TextStream,
  given: { marks: number; revisions: number; extent: Extent; seed: number; format?: Anchor['format'] },
): Tally {
  const tally: Tally = { right: 0, wrong: 0, unplaced: 0 };
  for (let at = 0; at < given.revisions; at += 1) {
    const random = randomFrom(given.seed * 1000 + at);
    const revised = revise(stream, random, given.extent);
    const place = placingIn(revised);
    for (const anchor of selections(stream, given.marks, random, given.format ?? 'html')) {
      const placed = place(anchor);
      tally[judge(revised, anchor, placed.status === 'placed' ? placed : null)] += 1;
    }
  }
  return tally;
}

/** Some tallies as one. */
export const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { right, wrong, unplaced }) => ({
      right: sum.right + right,
      wrong: sum.wrong + wrong,
      unplaced: sum.unplaced + unplaced,
    }),
    { right: 0, wrong: 0, unplaced: 0 },
  );
