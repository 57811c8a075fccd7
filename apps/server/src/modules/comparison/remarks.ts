import type { ComparisonChanges } from '@norma/contracts';
import { editionsIn, type Card, type Edition } from '../documents/index.ts';
import type { Compared } from './comparisons.ts';

type Remark = ComparisonChanges['remarks'][number];
type Pair = { readonly base: Card; readonly target: Card; readonly family: readonly Edition[] };

/** What a reader should know before reading a comparison. */
export function remarksOn(pair: Pair, { changes, folded, hasCommonClauses }: Compared): Remark[] {
  const { base, target } = pair;
  const remarks: Record<Remark, boolean> = {
    'other-family': base.family_id !== target.family_id,
    'other-language': base.language !== target.language,
    'older-on-the-right': isOlderOnTheRight(pair),
    'nothing-in-common': !hasCommonClauses,
    'nothing-changed': changes.length === 0 && folded.length === 0,
  };
  return (Object.keys(remarks) as Remark[]).filter((remark) => remarks[remark]);
}

/** Whether the edition that is read as the new one is the older of the two. */
function isOlderOnTheRight({ base, target, family }: Pair): boolean {
  if (base.family_id !== target.family_id) return false;
  const newestFirst = editionsIn(target.language, family).map(({ edition }) => edition);
  const [baseAt, targetAt] = [newestFirst.indexOf(base.edition), newestFirst.indexOf(target.edition)];
  return baseAt >= 0 && targetAt > baseAt;
}
