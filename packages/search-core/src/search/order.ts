import type { SearchSort } from '../request.ts';
import type { Segment } from '../segment/segment.ts';
import { compareTexts, textAt } from '../segment/texts.ts';
import { titleKeyOf } from '../segment/titleKey.ts';
import type { Counts } from './counts.ts';
import type { Part } from './epoch.ts';
import type { Scratch } from './scratch.ts';
import { topPositions } from './top.ts';

/** A document of the answer. */
export type Hit = { part: Part; document: number; id: string; score: number };

/** An answer whose hits are still numbers. */
export type Found = { total: number; hits: Hit[]; counts: Counts };

/** The first documents of one segment, in order. */
export type Ranked = { part: Part; documents: Uint32Array; scores: Float64Array };

/** The `wanted` first of the documents in the scratch. */
export function rank(
  part: Part,
  { documents, scores }: Pick<Scratch, 'documents' | 'scores'>,
  { found, wanted, sort }: { found: number; wanted: number; sort: SearchSort },
): Ranked {
  const keyOf = keysOf(part.segment, { documents, scores }, sort);
  const positions = Uint32Array.from(topPositions(found, wanted, keyOf));
  return {
    part,
    documents: positions.map((position) => documents[position] as number),
    scores: Float64Array.from(positions, (position) => scores[position] as number),
  };
}

/** The hits from a rank on, of the segments' lists put together. */
export function pageOf(
  lists: readonly Ranked[],
  { from, size, sort }: { from: number; size: number; sort: SearchSort },
): Hit[] {
  const heads = lists.filter(({ documents }) => documents.length > 0).map((list) => ({ list, at: 0 }));
  const [only, second] = heads;
  if (only && !second) {
    const end = Math.min(only.list.documents.length, from + size);
    return Array.from({ length: Math.max(0, end - from) }, (_, at) => hitAt(only.list, from + at));
  }
  const compare = comparisons[sort];
  const hits: Hit[] = [];
  for (let passed = 0; heads.length > 0 && passed < from + size; passed++) {
    let first = heads[0];
    for (const head of heads.slice(1))
      if (first && compare(hitAt(head.list, head.at), hitAt(first.list, first.at)) < 0) first = head;
    if (!first) break;
    if (passed >= from) hits.push(hitAt(first.list, first.at));
    if (++first.at === first.list.documents.length) heads.splice(heads.indexOf(first), 1);
  }
  return hits;
}

function hitAt({ part, documents, scores }: Ranked, at: number): Hit {
  const document = documents[at] ?? 0;
  return { part, document, id: textAt(part.segment.ids, document), score: scores[at] ?? 0 };
}

/** Within a segment documents compare by a number; equal ones stand in the order of ids, which is theirs. */
function keysOf(
  { titleRank, days }: Segment,
  { documents, scores }: Pick<Scratch, 'documents' | 'scores'>,
  sort: SearchSort,
): (position: number) => number {
  switch (sort) {
    case 'best':
      return (position) => scores[position] as number;
    case 'titleAscending':
      return (position) => -(titleRank[documents[position] as number] as number);
    case 'titleDescending':
      return (position) => titleRank[documents[position] as number] as number;
    case 'newest':
      return (position) => days[documents[position] as number] as number;
    case 'oldest':
      return (position) => -((days[documents[position] as number] as number) || Infinity);
  }
}

type Comparison = (one: Hit, other: Hit) => number;

const byId: Comparison = (one, other) => compareTexts(one.id, other.id);
const dayOf = ({ part, document }: Hit): number => part.segment.days[document] ?? 0;
const byTitle: Comparison = (one, other) =>
  compareTexts(titleKeyOf(one.part.segment, one.document), titleKeyOf(other.part.segment, other.document)) ||
  byId(one, other);

/** Between segments the same orders by what the numbers stand for. */
const comparisons: Record<SearchSort, Comparison> = {
  best: (one, other) => other.score - one.score || byId(one, other),
  titleAscending: byTitle,
  titleDescending: (one, other) => byTitle(other, one),
  newest: (one, other) => dayOf(other) - dayOf(one) || byId(one, other),
  oldest: (one, other) => {
    const [own, its] = [dayOf(one) || Infinity, dayOf(other) || Infinity];
    return own === its ? byId(one, other) : own - its;
  },
};
