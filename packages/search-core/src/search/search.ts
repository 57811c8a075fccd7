import { runsOf } from '../analysis/runs.ts';
import { asksForAll, isDesignation, joinedIn, parseQuery, wordsOfDesignation } from '../query.ts';
import type { SearchRequest, SearchResult } from '../request.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { addCounts, emptyCounts } from './counts.ts';
import { correctedInContext, likelierReading } from './context.ts';
import type { Epoch } from './epoch.ts';
import { matchAll, KEPT } from './matchAll.ts';
import { searchFamilies } from './families.ts';

import { fieldsOfHit } from './hitFields.ts';
import { matchIn, type Question, type Wording } from './match.ts';
import { namePieces, piecesMeant } from './spellings.ts';
import { rank, type Found } from './order.ts';
import { readAs, readWords, type KnownWords } from './reading.ts';
import { scratchFor } from './scratch.ts';
import { pageIn, wantedOf } from './rescore.ts';
import { countValues, failPicks, keepHits, picksIn } from './facetCounts.ts';

/** What a match by another wording weighs beside one by the text itself. */
const OTHER_WORDING = 0.8;
const MOST_WORDINGS = 6;

/** Answers one request. */
export function search(epoch: Epoch, request: SearchRequest): SearchResult {
  const typed = understand(epoch, request);
  const { question, found } = firstThatFinds(epoch, typed, [
    () => (asksForJoined(typed) ? apart(typed) : undefined),
    () => inContext(epoch, typed),
    () => (mayBePartial(typed) ? asPartial(epoch, typed) : undefined),
  ]);
  const { total, hits, counts } = found;
  return {
    total,
    hits: hits.map((hit) => ({ id: hit.id, score: hit.score, fields: fieldsOfHit(epoch, question, hit) })),
    corrections: question.wordings[0].reading.corrections,
    isPartial: question.isPartial && total > 0,
    suggestion: question === typed ? suggestionFor(epoch, typed, found.matched) : null,
    counts,
  };
}

type Answered = { question: Question; found: Found };

/** The answer as typed or, where that finds nothing, by the first other understanding that finds anything. */
function firstThatFinds(
  epoch: Epoch,
  typed: Question,
  others: readonly (() => Question | undefined)[],
): Answered {
  const asTyped = { question: typed, found: answer(epoch, typed) };
  if (asTyped.found.matched > 0) return asTyped;
  for (const other of others) {
    const question = other();
    const found = question && answer(epoch, question);
    if (found && found.matched > 0) return { question, found };
  }
  return asTyped;
}

const asksForJoined = ({ wordings }: Question): boolean => wordings.some(({ joined }) => joined.length > 0);

/** The question without asking for words to be joined as they were typed. */
function apart(question: Question): Question {
  const [own, ...others] = question.wordings.map((wording) => ({ ...wording, joined: [] }));
  return own ? { ...question, wordings: [own, ...others] } : question;
}

/** The question with words read as others that documents have together. */
function inContext(epoch: Epoch, question: Question): Question | undefined {
  const { request, fields, isForAll, wordings } = apart(question);
  const [own, ...others] = wordings;
  if (request.correctsInContext !== true || isForAll || request.field === 'designation') return undefined;
  const { words, phrases } = parseQuery(request.text);
  if (phrases.length > 0) return undefined;
  const reading = correctedInContext(epoch, words, fields, request);
  return reading && { ...question, wordings: [{ ...own, reading }, ...others] };
}

/** Another spelling of a text that finds something, where it finds far more; asked for with the first page alone. */
function suggestionFor(epoch: Epoch, { request, fields, isForAll, wordings }: Question, found: number) {
  const { text, from, size, field } = request;
  const [{ reading, pieces }] = wordings;
  if (request.correctsInContext !== true || from > 0 || size < 1 || found === 0) return null;
  if (isForAll || field === 'designation' || pieces.length > 0 || reading.corrections.length > 0) return null;
  const { words, phrases } = parseQuery(text);
  if (phrases.length > 0 || namePieces(epoch, text, request).length > 0) return null;
  const likelier = likelierReading(epoch, words, fields, request, found);
  if (!likelier) return null;
  const used = new Map(likelier.reading.corrections.map((each) => [each.typed, each.used]));
  const said = runsOf(text)
    .flatMap(({ words: own }) => own)
    .toReversed()
    .reduce(
      (left, { form, start, end }) =>
        left.slice(0, start) + (used.get(form) ?? left.slice(start, end)) + left.slice(end),
      text,
    );
  return { text: said, found: likelier.found };
}

/** The question answered by most words, each as it is typed: read as another, none of them helped. */
function asPartial(epoch: Epoch, question: Question): Question {
  const [own, ...others] = apart(question).wordings;
  const { words } = parseQuery(question.request.text);
  const reading = readAs(epoch, words, []);
  return { ...question, isPartial: true, wordings: [{ ...own, reading }, ...others] };
}

function answer(epoch: Epoch, question: Question): Found {
  return question.request.onePerFamily ? searchFamilies(epoch, question) : searchDocuments(epoch, question);
}

/** Part of a name is no name: a text that reads as a designation finds what it names, or nothing. */
function mayBePartial({ request: { text, field, orMost }, isForAll, wordings }: Question): boolean {
  return (
    orMost === true &&
    !isForAll &&
    field !== 'designation' &&
    !isDesignation(text) &&
    wordings.some(({ reading }) => reading.words.length > 1)
  );
}

function understand(epoch: Epoch, request: SearchRequest): Question {
  const { text, field, otherWordings = [] } = request;
  const fields = FIELDS[field];
  const isForAll = asksForAll(text);
  const others = isForAll ? [] : otherWordings.slice(0, MOST_WORDINGS);
  const known: KnownWords = new Map();
  const own = wordingOf(epoch, request, isForAll ? '' : text, known);
  return {
    request,
    fields,
    isForAll,
    isPartial: false,
    wordings: [own, ...others.map((other) => asOther(own, wordingOf(epoch, request, other, known)))],
  };
}

/** Many words add up more scores than an abbreviation: what says it in full never weighs more than one word typed. */
function asOther(own: Wording, other: Wording): Wording {
  if (own.reading.words.length !== 1) return { ...other, weight: OTHER_WORDING };
  const weightOf = ({ reading }: Wording): number =>
    reading.words.reduce((sum, { inverseFrequency }) => sum + inverseFrequency, 0) || 1;
  return { ...other, weight: OTHER_WORDING * Math.min(1, weightOf(own) / weightOf(other)) };
}

function wordingOf(epoch: Epoch, request: SearchRequest, text: string, known: KnownWords): Wording {
  const { field } = request;
  const { words, phrases } = parseQuery(text);
  const asked = field === 'designation' ? wordsOfDesignation(text) : words;
  return {
    phrases: field === 'designation' ? [] : phrases,
    joined: field === 'designation' ? [] : joinedIn(text),
    pieces: field === 'keyword' ? [] : piecesMeant(epoch, text, request),
    reading: readWords(epoch, asked, FIELDS[field], request, known),
    weight: 1,
  };
}

function searchDocuments(epoch: Epoch, question: Question): Found {
  const { picks, sort, countSections } = question.request;
  const [from, size] = [Math.max(0, question.request.from), Math.max(0, question.request.size)];
  const counts = emptyCounts(countSections);
  const isPlain = question.isForAll && sort === 'best' && from + size <= KEPT;
  let total = 0;
  let matched = 0;
  const lists = epoch.parts.map((part, at) => {
    const { segment } = part;
    const picked = picksIn(segment, picks);
    if (isPlain && !picked) {
      const all = matchAll(epoch, part, question.request);
      addCounts(counts, segment, all.counts);
      total += all.found;
      matched += all.found;
      return all.ranked;
    }
    const scratch = scratchFor(segment.size);
    let found = matchIn(epoch, at, scratch, question);
    matched += found;
    if (picked) failPicks(segment, scratch, picked, found);
    addCounts(counts, segment, countValues(segment, scratch, picked, found));
    if (picked) found = keepHits(scratch, found);
    total += found;
    return rank(part, scratch, { found, wanted: wantedOf(epoch, question), sort });
  });
  return { total, matched, hits: from < total ? pageIn(epoch, question, lists) : [], counts };
}
