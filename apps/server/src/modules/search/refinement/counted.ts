import type { PickList } from '@norma/contracts';
import type { ReaderContext } from '../../../context.ts';
import type { SearchEngine } from '../../../ports/search-engine.ts';
import type { ValueCounts } from './nodes.ts';
import { memoized } from './memoized.ts';

type Context = Pick<ReaderContext, 'tenant' | 'reader' | 'now'>;

/** How many documents have each value of the lists, of all that the tenant shows or of what the account may open. */
export type Counted = (
  lists: readonly PickList[],
  ctx: Context,
  of: 'everything' | 'entitled',
) => Promise<(list: PickList) => ValueCounts>;

/** Shorter than anyone waits for a document that has just come; the panel counts exactly at each step anyway. */
const cacheMs = 5_000;

/** Counts by one pass over the index, and remembers them while many open the same screen. */
export function counted(engine: Pick<SearchEngine, 'search'>): Counted {
  const remember = memoized<Readonly<Record<string, ValueCounts>>>({ forMs: cacheMs, max: 200 });
  return async (lists, { tenant, reader, now }, of) => {
    const scope = [...tenant.settings.publishers];
    const entitled = of === 'entitled' && { publishers: [...reader.account.publishers], collections: [] };
    const key = JSON.stringify([lists, scope, entitled]);
    const counts = await remember(key, now(), async () => {
      const found = await engine.search({
        text: '*',
        field: 'all',
        scope,
        ...(entitled && { entitled }),
        filters: {},
        sort: 'best',
        from: 0,
        size: 0,
        countFacets: [...lists],
      });
      return found.counts;
    });
    return (list) => counts[list] ?? {};
  };
}
