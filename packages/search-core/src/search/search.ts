import { parseQuery, asksForAll, piecesOfQuery, wordsOfDesignation } from '../query.ts';
import type { SearchRequest, SearchResult } from '../request.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { addCounts, emptyCounts } from './counts.ts';
import type { Epoch } from './epoch.ts';
import { everythingIn, KEPT } from './everything.ts';
import { searchFamilies } from './families.ts';
import { takenApart } from './glued.ts';
import { fieldsOfHit } from './hitFields.ts';
import { matchIn, type Question } from './match.ts';
import { pageOf, rank, type Found } from './order.ts';
import { readWords } from './reading.ts';
import { scratchFor } from './scratch.ts';
import { countValues, failPicks, keepHits, picksIn } from './tally.ts';

/** Answers one request. */
export function search(epoch: Epoch, request: SearchRequest): SearchResult {
  const question = understand(epoch, request);
  const { total, hits, counts } = request.onePerFamily
    ? searchFamilies(epoch, question)
    : searchDocuments(epoch, question);
  return {
    total,
    hits: hits.map((hit) => ({ id: hit.id, score: hit.score, fields: fieldsOfHit(epoch, question, hit) })),
    corrections: question.reading.corrections,
    counts,
  };
}

function understand(epoch: Epoch, request: SearchRequest): Question {
  const { text, field } = request;
  const fields = FIELDS[field];
  const isForAll = asksForAll(text);
  const { words, phrases } = parseQuery(isForAll ? '' : text);
  const asked = field === 'designation' && !isForAll ? wordsOfDesignation(text) : words;
  return {
    request,
    fields,
    isForAll,
    phrases: field === 'designation' ? [] : phrases,
    pieces: isForAll || field === 'keyword' ? [] : takenApart(epoch, piecesOfQuery(text), request),
    reading: readWords(epoch, asked, fields, request),
  };
}

function searchDocuments(epoch: Epoch, question: Question): Found {
  const { picks, sort, countSections } = question.request;
  const [from, size] = [Math.max(0, question.request.from), Math.max(0, question.request.size)];
  const counts = emptyCounts(countSections);
  const isPlain = question.isForAll && sort === 'best' && from + size <= KEPT;
  let total = 0;
  const lists = epoch.parts.map((part, at) => {
    const { segment } = part;
    const picked = picksIn(segment, picks);
    if (isPlain && !picked) {
      const everything = everythingIn(epoch, part, question.request);
      addCounts(counts, segment, everything.counts);
      total += everything.found;
      return everything.ranked;
    }
    const scratch = scratchFor(segment.size);
    let found = matchIn(epoch, at, scratch, question);
    if (picked) failPicks(segment, scratch, picked, found);
    addCounts(counts, segment, countValues(segment, scratch, picked, found));
    if (picked) found = keepHits(scratch, found);
    total += found;
    return rank(part, scratch, { found, wanted: from < epoch.size ? from + size : 0, sort });
  });
  return { total, hits: from < total ? pageOf(lists, { from, size, sort }) : [], counts };
}
