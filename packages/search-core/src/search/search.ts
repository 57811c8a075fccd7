import { asksForAll, piecesOfQuery, wordsOfDesignation, wordsOfQuery } from '../query.ts';
import type { SearchRequest } from '../request.ts';
import { isIn, type Bitset } from '../segment/bitset.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { visibleDocuments } from '../segment/grants.ts';
import { countsByKey, tally } from '../segment/sections.ts';
import type { Segment } from '../segment/segment.ts';
import { isInForce } from '../segment/designations.ts';
import { matchDesignations } from './designations.ts';
import { beginSearch, type Scratch } from './scratch.ts';
import { topDocuments } from './top.ts';
import { matchWords } from './words.ts';

/** What one segment answers. */
export type Answer = {
  total: number;
  hits: { id: string; score: number }[];
  counts: Record<string, Record<string, number>>;
};

/** Answers one request from one segment. */
export function search(segment: Segment, scratch: Scratch, request: SearchRequest): Answer {
  beginSearch(scratch);
  const visible = visibleDocuments(segment.grants, request);
  const found = match(segment, scratch, request, visible);
  const { hits, counts } = tally(segment.sections, scratch.documents.subarray(0, found), request.picks);
  const from = Math.max(0, request.from);
  const page = topDocuments(hits, from + request.size, keysFor(request, segment, scratch)).slice(from);
  return {
    total: hits.length,
    hits: page.map((document) => ({ id: segment.ids[document] ?? '', score: scratch.scores[document] ?? 0 })),
    counts: countsByKey(segment.sections, counts, request.countSections),
  };
}

function match(segment: Segment, scratch: Scratch, { text, field }: SearchRequest, visible: Bitset): number {
  if (asksForAll(text)) return matchAll(segment, scratch, visible);
  if (field === 'keyword') {
    const found = matchWords(segment, scratch, wordsOfQuery(text), FIELDS.keyword, visible);
    demoteSuperseded(segment, scratch, found);
    return found;
  }
  const words = field === 'all' ? wordsOfQuery(text) : wordsOfDesignation(text);
  const found = matchWords(segment, scratch, words, FIELDS[field], visible);
  demoteSuperseded(segment, scratch, found);
  return matchDesignations(segment, scratch, piecesOfQuery(text), visible, found);
}

/** What is left of a score when its document is no longer current: between two texts alike, the one in force comes first. */
const SUPERSEDED = 0.6;

function demoteSuperseded({ designations }: Segment, { documents, scores }: Scratch, found: number): void {
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    if (!isInForce(designations.standing[document] as number))
      scores[document] = (scores[document] as number) * SUPERSEDED;
  }
}

function matchAll({ designations }: Segment, { documents, scores }: Scratch, visible: Bitset): number {
  let found = 0;
  for (let document = 0; document < documents.length; document++) {
    if (isIn(visible, document)) documents[found++] = document;
  }
  // Without words all are alike, but what is in force stands before what is not, and the newer before the older.
  for (let at = 0; at < found; at++)
    scores[documents[at] as number] = designations.standing[documents[at] as number] as number;
  return found;
}

function keysFor(
  { sort }: SearchRequest,
  { titleRank, days }: Segment,
  { scores }: Scratch,
): (document: number) => number {
  switch (sort) {
    case 'best':
      return (document) => scores[document] ?? 0;
    case 'titleAscending':
      return (document) => -(titleRank[document] ?? 0);
    case 'titleDescending':
      return (document) => titleRank[document] ?? 0;
    case 'newest':
      return (document) => days[document] || -Infinity;
    case 'oldest':
      return (document) => -(days[document] || Infinity);
  }
}
