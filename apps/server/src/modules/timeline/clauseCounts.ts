import type { Change } from '@norma/comparison';
import type { Cache } from '../../ports/cache.ts';
import { comparisonForm, type Comparisons } from '../comparison/index.ts';
import type { ClauseChanges } from './rows.ts';

type Pair = Parameters<Comparisons['of']>[0];

/** The counts by clause; null for editions that cannot be compared, or are not yet. */
export type Counted = {
  readonly isDone: boolean;
  readonly changes: ReadonlyMap<string, ClauseChanges> | null;
};

/** How many changes each clause has in a pair of editions; starts their comparison. Null where too many wait. */
export type ClauseCounts = (pair: Pair, reader: string) => Promise<Counted | null>;

type Parts = {
  readonly comparisons: Comparisons;
  readonly cache: Cache;
  readonly onFailed: (error: unknown) => void;
};

/** Counts the changes of comparisons, and caches the counts by themselves: a comparison is large, and a timeline has many. */
export const clauseCountsOf =
  ({ comparisons, cache, onFailed }: Parts): ClauseCounts =>
  async (pair, reader) => {
    const key = `counts ${comparisonForm} ${pair.base} ${pair.target}`;
    const cached = await cache.get(key);
    // No one else writes it.
    if (cached)
      return {
        isDone: true,
        changes: new Map(JSON.parse(Buffer.from(cached).toString()) as [string, ClauseChanges][]),
      };
    const state = await comparisons.look(pair, reader);
    if (!state) return null;
    if (state.state !== 'ready') return { isDone: state.state === 'failed', changes: null };
    const result = await comparisons.of(pair, reader);
    if (!result || 'problem' in result) return { isDone: true, changes: null };
    const changes = byClause(result.changes);
    await cache.put(key, Buffer.from(JSON.stringify([...changes]))).catch(onFailed);
    return { isDone: true, changes };
  };

function byClause(changes: readonly Change[]): Map<string, ClauseChanges> {
  const counts = new Map<string, { normative: number; others: number }>();
  for (const { clause, isNormative } of changes) {
    const own = counts.get(clause) ?? { normative: 0, others: 0 };
    own[isNormative ? 'normative' : 'others'] += 1;
    counts.set(clause, own);
  }
  return counts;
}
