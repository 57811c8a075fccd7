import { parseQuery } from '../query.ts';
import type { SearchRequest, SearchResult } from '../request.ts';
import { alternativesOf, replaceWords } from './alternatives.ts';
import { narrow } from './conditions.ts';
import { likelierReading } from './context.ts';
import { addCounts, emptyCounts, subscribedAmong } from './counts.ts';
import type { Epoch } from './epoch.ts';
import { countValues, filtersIn, keepHits, markFailures } from './facetCounts.ts';
import { searchFamilies } from './families.ts';
import { fieldsOfHit } from './hitFields.ts';
import { matchIn, type Question } from './match.ts';
import { KEPT, matchAll } from './matchAll.ts';
import { rank, type Found } from './order.ts';
import { hitsNeeded, pageIn } from './rescore.ts';
import { scratchFor } from './scratch.ts';
import { likelierDesignation, namePieces, namesStandard } from './spellings.ts';
import { understand } from './understand.ts';

/** Answers one request. */
export function search(epoch: Epoch, request: SearchRequest): SearchResult {
  const { clause, typed, question, found, inConditions } = understoodAnswer(epoch, request);
  const { total, subscribed, hits, counts } = found;
  return {
    total,
    subscribed,
    hits: hits.map((hit) => ({ id: hit.id, score: hit.score, fields: fieldsOfHit(epoch, question, hit) })),
    corrections: [...question.wordings[0].reading.corrections, ...inConditions],
    isPartial: question.isPartial && total > 0,
    suggestion: question === typed ? suggestionFor(epoch, typed, found.matched) : null,
    clause: clause?.number ?? null,
    counts,
  };
}

type UnderstoodAnswer = Answered & {
  clause: SearchRequest['clause'];
  typed: Question;
  /** The words of conditions that were read as others. */
  inConditions: SearchResult['corrections'];
};

/** A request with what it was understood as, and what that finds. */
export function understoodAnswer(epoch: Epoch, request: SearchRequest): UnderstoodAnswer {
  const inConditions = narrow(epoch, request);
  const clause = clauseIn(epoch, request);
  const typed = understand(
    epoch,
    clause ? { ...request, text: clause.document, otherWordings: clause.otherWordings } : request,
  );
  return { clause, typed, inConditions, ...firstThatFinds(epoch, typed) };
}

/** The clause that is asked for, where the rest of the text names a document and the whole text names none. */
function clauseIn(epoch: Epoch, request: SearchRequest): SearchRequest['clause'] {
  const { text, clause, field } = request;
  if (!clause || field === 'designation' || namesStandard(epoch, text, request)) return undefined;
  const isNamed = [clause.document, ...clause.otherWordings].some((each) =>
    namesStandard(epoch, each, request),
  );
  return isNamed ? clause : undefined;
}

type Answered = { question: Question; found: Found };

/** The answer as typed or, where that finds nothing, by the first other understanding that finds anything. */
function firstThatFinds(epoch: Epoch, typed: Question): Answered {
  const asTyped = { question: typed, found: answer(epoch, typed) };
  if (asTyped.found.matched > 0) return asTyped;
  for (const other of alternativesOf(epoch, typed)) {
    const question = other();
    const found = question && answer(epoch, question);
    if (found && found.matched > 0) return { question, found };
  }
  return asTyped;
}

/** Another spelling of a text that finds something, where it finds far more; asked for with the first page alone. */
function suggestionFor(epoch: Epoch, { request, fields, isForAll, wordings }: Question, found: number) {
  const { text, from, size, field } = request;
  const [{ reading, pieces }] = wordings;
  if (request.correctsInContext !== true || from > 0 || size < 1 || isForAll) return null;
  if (request.conditions) return null; // They are no part of the text.
  const designation = likelierDesignation(epoch, text, request);
  if (designation !== undefined)
    return {
      text: designation,
      found: answer(epoch, understand(epoch, { ...request, text: designation })).matched,
    };
  if (found === 0 || field === 'designation' || pieces.length > 0 || reading.corrections.length > 0)
    return null;
  const { words, phrases } = parseQuery(text);
  const isName = field === 'keyword' && namePieces(epoch, text, request).length > 0;
  if (phrases.length > 0 || isName) return null;
  const likelier = likelierReading(epoch, words, fields, request, found);
  if (!likelier) return null;
  return { text: replaceWords(text, likelier.reading.corrections), found: likelier.found };
}

function answer(epoch: Epoch, question: Question): Found {
  return question.request.onePerFamily ? searchFamilies(epoch, question) : searchDocuments(epoch, question);
}

function searchDocuments(epoch: Epoch, question: Question): Found {
  const { filters, sort, countFacets } = question.request;
  const [from, size] = [Math.max(0, question.request.from), Math.max(0, question.request.size)];
  const counts = emptyCounts(countFacets);
  const isPlain = question.isForAll && !question.request.conditions && sort === 'best' && from + size <= KEPT;
  let total = 0;
  let subscribed = 0;
  let matched = 0;
  const lists = epoch.parts.map((part, at) => {
    const { segment } = part;
    const active = filtersIn(segment, filters);
    if (isPlain && !active) {
      const all = matchAll(epoch, part, question.request);
      addCounts(counts, segment, all.counts);
      total += all.found;
      subscribed += epoch.opennessIn(part, question.request).opened;
      matched += all.found;
      return all.ranked;
    }
    const scratch = scratchFor(segment.size);
    let found = matchIn(epoch, at, scratch, question);
    matched += found;
    if (active) markFailures(segment, scratch, active, found);
    addCounts(counts, segment, countValues(segment, scratch, active, found));
    if (active) found = keepHits(scratch, found);
    total += found;
    subscribed += subscribedAmong(epoch, part, question.request, scratch.documents.subarray(0, found));
    return rank(part, scratch, { found, limit: hitsNeeded(epoch, question), sort });
  });
  return { total, subscribed, matched, hits: from < total ? pageIn(epoch, question, lists) : [], counts };
}
