import type { ComparisonChanges } from '@norma/contracts';
import { editionsIn, type Card, type Edition } from '../documents/index.ts';
import type { Compared } from './comparisons.ts';

type Remark = ComparisonChanges['remarks'][number];
type Pair = { readonly old: Card; readonly young: Card; readonly family: readonly Edition[] };

/** What a reader should know before reading a comparison. */
export function remarksOn(pair: Pair, { changes, folded, hasCommonClauses }: Compared): Remark[] {
  const { old, young } = pair;
  const remarks: Record<Remark, boolean> = {
    'other-family': old.family_id !== young.family_id,
    'other-language': old.language !== young.language,
    'older-on-the-right': isOlderOnTheRight(pair),
    'nothing-in-common': !hasCommonClauses,
    'nothing-changed': changes.length === 0 && folded.length === 0,
  };
  return (Object.keys(remarks) as Remark[]).filter((remark) => remarks[remark]);
}

/** Whether the edition that is read as the new one is the older of the two. */
function isOlderOnTheRight({ old, young, family }: Pair): boolean {
  if (old.family_id !== young.family_id) return false;
  const newestFirst = editionsIn(young.language, family).map(({ edition }) => edition);
  const [oldAt, youngAt] = [newestFirst.indexOf(old.edition), newestFirst.indexOf(young.edition)];
  return oldAt >= 0 && youngAt > oldAt;
}
