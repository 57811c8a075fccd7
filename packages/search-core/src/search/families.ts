import { compareTexts, textAt } from '../segment/texts.ts';
import { subscribedAmong } from './counts.ts';
import type { Epoch, Part } from './epoch.ts';
import { countFamilies, type Matched } from './familyCounts.ts';
import { FamilyNumbers } from './familyNumbers.ts';
import { matchIn, type Question } from './match.ts';
import { rank, type Found } from './order.ts';
import { pageIn, hitsNeeded } from './rescore.ts';
import { scratchFor } from './scratch.ts';
import { markFailures, filtersIn } from './facetCounts.ts';

/**
 * Answers a request that shows of each family the best edition found. A value counts a family once when any of its
 * editions found has it: so each number says what adding that value as a filter would show.
 */
export function searchFamilies(epoch: Epoch, question: Question): Found {
  const { request } = question;
  const from = Math.max(0, request.from);
  const numbers = new FamilyNumbers(epoch.parts);
  const matched = epoch.parts.map((part, at) => matchedIn(epoch, part, at, question, numbers));
  const best = bestOfEach(matched, numbers.size);
  let subscribed = 0;
  const lists = matched.map((own, at) => {
    const hits = bestAmong(own, at + 1, best);
    subscribed += subscribedAmong(epoch, own.part, request, hits.documents);
    return rank(own.part, hits, {
      found: hits.documents.length,
      limit: hitsNeeded(epoch, question),
      sort: request.sort,
    });
  });
  let total = 0;
  for (const part of best.part) if (part !== 0) total++;
  return {
    total,
    subscribed,
    matched: matched.reduce((sum, { documents }) => sum + documents.length, 0),
    hits: from < total ? pageIn(epoch, question, lists) : [],
    counts: countFamilies(matched, numbers.size, request.countFacets),
  };
}

function matchedIn(
  epoch: Epoch,
  part: Part,
  at: number,
  question: Question,
  numbers: FamilyNumbers,
): Matched {
  const { segment } = part;
  const scratch = scratchFor(segment.size);
  const found = matchIn(epoch, at, scratch, question);
  const active = filtersIn(segment, question.request.filters);
  if (active) markFailures(segment, scratch, active, found);
  const documents = scratch.documents.slice(0, found);
  return {
    part,
    documents,
    scores: scratch.scores.slice(0, found),
    missing: active ? scratch.missing.slice(0, found) : new Uint32Array(found),
    families: numbers.of(part, documents),
  };
}

/** The documents of one segment, counted from 1, that are the best of their families, and their scores. */
function bestAmong(
  { documents, scores, families }: Matched,
  part: number,
  best: Best,
): Pick<Matched, 'documents' | 'scores'> {
  const kept = new Uint32Array(documents.length);
  let size = 0;
  for (let position = 0; position < documents.length; position++) {
    const family = families[position] as number;
    if (best.part[family] === part && best.document[family] === documents[position]) kept[size++] = position;
  }
  return {
    documents: kept.subarray(0, size).map((position) => documents[position] as number),
    scores: Float64Array.from(kept.subarray(0, size), (position) => scores[position] as number),
  };
}

type Best = { part: Uint16Array; document: Uint32Array };

/** Of each family the hit of the highest status rank, and of equal ones the first by id. Parts are counted from 1. */
function bestOfEach(matched: readonly Matched[], size: number): Best {
  const best = { part: new Uint16Array(size), document: new Uint32Array(size) };
  for (const [at, { part, documents, missing, families }] of matched.entries()) {
    const { statusRank, ids } = part.segment;
    for (let position = 0; position < documents.length; position++) {
      if (missing[position] !== 0) continue;
      const [family, document] = [families[position] as number, documents[position] as number];
      const rival = matched[(best.part[family] as number) - 1]?.part.segment;
      if (rival) {
        const leader = best.document[family] as number;
        const lead = (statusRank[document] as number) - (rival.statusRank[leader] as number);
        if (lead < 0 || (lead === 0 && compareTexts(textAt(ids, document), textAt(rival.ids, leader)) > 0))
          continue;
      }
      best.part[family] = at + 1;
      best.document[family] = document;
    }
  }
  return best;
}
