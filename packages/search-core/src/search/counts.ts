import type { SearchResult } from '../request.ts';
import { isIn } from '../segment/bitset.ts';
import type { Segment } from '../segment/segment.ts';
import type { Epoch, Part, Sight } from './epoch.ts';

/** Facet → value → number. */
export type Counts = SearchResult['counts'];

/** No counts yet in the facets asked for. */
export function emptyCounts(facets: readonly string[]): Counts {
  const counts = plain<Record<string, number>>();
  for (const name of facets) counts[name] = plain();
  return counts;
}

/** Adds one segment's counts, in the order of its values, to those of others. */
export function addCounts(to: Counts, { facets }: Segment, counts: Uint32Array): void {
  for (const [facet, name] of facets.names.entries()) {
    const own = to[name];
    if (!own) continue;
    const end = facets.starts[facet + 1] as number;
    for (let value = facets.starts[facet] as number; value < end; value++) {
      const count = counts[value] as number;
      if (count === 0) continue;
      const key = facets.values[value] ?? '';
      own[key] = (own[key] ?? 0) + count;
    }
  }
}

/** An object without a prototype: a value may be called `constructor`. */
function plain<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** How many of these documents are in the reader's subscription. */
export function subscribedAmong(epoch: Epoch, part: Part, sight: Sight, documents: Uint32Array): number {
  const { open, closed } = epoch.opennessIn(part, sight);
  if (!closed) return documents.length;
  let count = 0;
  for (let at = 0; at < documents.length; at++) if (isIn(open, documents[at] as number)) count++;
  return count;
}
