import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import type { SearchAddress } from '../address.ts';
import { narrowing } from '../narrowing.ts';
import { useOtherCounts, type ListCounts } from '../refinement/counts.ts';
import type { Tile } from './tiles.ts';

/** How many documents each publisher, or each category at the top, would leave. */
const topCountsQuery = (search: SearchAddress, section: 'Publisher' | 'Category') => {
  const body = { ...narrowing(search), section };
  const isEntitled = search.kind === 'subscription';
  return queryOptions({
    queryKey: ['refinement', 'counts', 'top', isEntitled, body],
    queryFn: ({ signal }) =>
      isEntitled
        ? client.search.entitledTopLevelCount({ body }, { signal })
        : client.search.topLevelCount({ body }, { signal }),
    meta: { isHandled: true }, // Tiles without counts lead on all the same.
  });
};

/** Tells how many documents a tile leads to, given one of those beside it; null until they are counted. */
export function useTileCounts(search: SearchAddress, first: Tile | undefined): (tile: Tile) => number | null {
  const isTop = first !== undefined && first.above.length === 0;
  const section = first?.list === 'publisherList' ? 'Publisher' : 'Category';
  const top = useQuery({ ...topCountsQuery(search, section), enabled: isTop });
  const within = useOtherCounts(search, first !== undefined && !isTop);
  const counts: ListCounts | null | undefined = isTop
    ? top.data
    : within.of && (within.of.categoryList ?? {});
  return ({ key }) => (counts ? (counts[key] ?? 0) : null);
}
