import { listOf, type Bitset } from '../segment/bitset.ts';
import type { Epoch, Part, Sight } from './epoch.ts';
import { rank, type Ranked } from './order.ts';
import { scratchFor } from './scratch.ts';
import { countValues } from './facetCounts.ts';

/** What a search of everything finds in one segment without filters. */
export type AllMatches = { found: number; counts: Uint32Array; ranked: Ranked };

/** Pages of a search of everything that are kept: who leafs further waits a little longer. */
export const KEPT = 200;

const known = /* @__PURE__ */ new WeakMap<Bitset, AllMatches>();

/**
 * The visible documents, best first, with the counts of all values. Cached per set of visible documents until a document
 * changes.
 */
export function matchAll(epoch: Epoch, part: Part, sight: Sight): AllMatches {
  const visible = epoch.visibleIn(part, sight);
  const all = known.get(visible) ?? lookThrough(part, visible);
  known.set(visible, all);
  return all;
}

/** Lists all documents of a set in the thread's scratch. Without words what is in force comes first, then the newer. */
export function listAll({ segment }: Part, visible: Bitset): number {
  const { documents, scores } = scratchFor(segment.size);
  const found = listOf(visible, documents);
  for (let at = 0; at < found; at++) scores[at] = segment.statusRank[documents[at] as number] as number;
  return found;
}

function lookThrough(part: Part, visible: Bitset): AllMatches {
  const scratch = scratchFor(part.segment.size);
  const found = listAll(part, visible);
  return {
    found,
    counts: countValues(part.segment, scratch, undefined, found),
    ranked: rank(part, scratch, { found, limit: KEPT, sort: 'best' }),
  };
}
