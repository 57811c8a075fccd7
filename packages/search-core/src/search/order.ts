import type { SearchSort } from '../request.ts';
import type { Segment } from '../segment/segment.ts';
import { compareTexts, textAt } from '../segment/texts.ts';
import { titleKeyOf } from '../segment/titleKey.ts';
import { lazySort } from './lazySort.ts';
import type { Counts } from './counts.ts';
import type { Part } from './epoch.ts';
import type { Scratch } from './scratch.ts';
import { topK } from './topK.ts';

/** A document of the answer. */
export type Hit = { part: Part; document: number; id: string; score: number };

/** An answer whose hits are still numbers. */
export type Found = {
  total: number;
  /** Of these, the number in the subscription. */
  subscribed: number;
  /** How many documents the text finds, before filters. */
  matched: number;
  hits: Hit[];
  counts: Counts;
};

/** The first documents of one segment, by their place from 0. */
export type Ranked = { part: Part; size: number; at: (place: number) => { document: number; score: number } };

type Scored = Pick<Scratch, 'documents' | 'scores'>;

/** Pages within these are put in order at once; of those behind, no more than is looked at. */
const FIRST_PAGES = 1_000;

/** The `limit` first of the documents in the scratch, which others may use afterwards. */
export function rank(
  part: Part,
  scratch: Scored,
  { found, limit, sort }: { found: number; limit: number; sort: SearchSort },
): Ranked {
  const size = Math.min(limit, found);
  const keyOf = keysOf(part.segment, scratch, sort);
  if (size <= FIRST_PAGES) {
    const first = topK(found, size, keyOf).map((position) => scoredAt(scratch, position));
    return { part, size, at: (place) => first[place] ?? { document: 0, score: 0 } };
  }
  const own = { documents: scratch.documents.slice(0, found), scores: scratch.scores.slice(0, found) };
  const positionAt = lazySort(found, keyOf);
  return { part, size, at: (place) => scoredAt(own, positionAt(place)) };
}

function scoredAt({ documents, scores }: Scored, position: number): { document: number; score: number } {
  return { document: documents[position] as number, score: scores[position] as number };
}

/** The hits from a rank on, of the segments' lists put together. */
export function pageOf(
  lists: readonly Ranked[],
  { from, size, sort }: { from: number; size: number; sort: SearchSort },
): Hit[] {
  const compare = comparisons[sort];
  const heads = passedOver(lists.map((list) => ({ list, at: 0 })).filter(isLeft), from, compare);
  const hits: Hit[] = [];
  while (hits.length < size) {
    const first = firstOf(heads, 0, compare);
    if (!first) break;
    hits.push(hitAt(first, 0));
    first.at++;
    if (!isLeft(first)) heads.splice(heads.indexOf(first), 1);
  }
  return hits;
}

/** How far a list has been read. */
type Head = { list: Ranked; at: number };

const isLeft = ({ list, at }: Head): boolean => at < list.size;

/**
 * The lists without the first `count` hits of all. Many are passed over at a time: if each list is looked at an equal
 * share ahead, fewer than `count` come before the first of these hits, so that its list can be read up to it.
 */
function passedOver(heads: readonly Head[], count: number, compare: Comparison): Head[] {
  let open = [...heads];
  for (let left = count; left > 0 && open.length > 0;) {
    const share = Math.max(1, Math.floor(left / open.length));
    const first = firstOf(open, share - 1, compare);
    if (!first) break;
    const passed = Math.min(share, first.list.size - first.at);
    first.at += passed;
    left -= passed;
    open = open.filter(isLeft);
  }
  return open;
}

/** The list whose hit so far ahead comes first; of a shorter one its last counts. */
function firstOf(heads: readonly Head[], ahead: number, compare: Comparison): Head | undefined {
  const [only, second] = heads;
  if (!second) return only;
  return heads
    .map((head) => ({ head, hit: hitAt(head, ahead) }))
    .reduce((first, other) => (compare(other.hit, first.hit) < 0 ? other : first)).head;
}

function hitAt({ list, at }: Head, ahead: number): Hit {
  const { document, score } = list.at(Math.min(at + ahead, list.size - 1));
  return { part: list.part, document, id: textAt(list.part.segment.ids, document), score };
}

/** Within a segment documents compare by a number; equal ones stand in the order of ids, which is theirs. */
function keysOf(
  { titleRank, days }: Segment,
  { documents, scores }: Scored,
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
