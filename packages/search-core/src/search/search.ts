import { runsOf } from '../analysis/runs.ts';
import { stem } from '../analysis/stem.ts';
import {
  asksForAll,
  isDesignation,
  joinedIn,
  parseQuery,
  wordsOfDesignation,
  type QueryWord,
} from '../query.ts';
import type { SearchRequest, SearchResult } from '../request.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { addCounts, emptyCounts } from './counts.ts';
import { correctedInContext, likelierReading, type Reach } from './context.ts';
import { isTerm, splitWord } from './corrections.ts';
import type { Epoch } from './epoch.ts';
import { matchAll, KEPT } from './matchAll.ts';
import { searchFamilies } from './families.ts';

import { fieldsOfHit } from './hitFields.ts';
import { matchIn, type Question, type Wording } from './match.ts';
import { likelierDesignation, namePieces, namesStandard, piecesMeant } from './spellings.ts';
import { rank, type Found } from './order.ts';
import { readAs, readWords, type KnownWords, type Reading } from './reading.ts';
import { scratchFor } from './scratch.ts';
import { pageIn, wantedOf } from './rescore.ts';
import { countValues, failPicks, keepHits, picksIn } from './facetCounts.ts';

/** What a match by another wording weighs beside one by the text itself. */
const OTHER_WORDING = 0.8;
const MOST_WORDINGS = 6;

/** Answers one request. */
export function search(epoch: Epoch, request: SearchRequest): SearchResult {
  const clause = clauseIn(epoch, request);
  const typed = understand(
    epoch,
    clause ? { ...request, text: clause.document, otherWordings: clause.otherWordings } : request,
  );
  const { question, found } = firstThatFinds(epoch, typed, [
    () => (asksForJoined(typed) ? apart(typed) : undefined),
    () => asPrefixes(epoch, typed),
    () => inContext(epoch, typed),
    () => asSplit(epoch, typed),
    () => (looseWords(typed).length <= MOST_WIDE ? inContext(epoch, typed, 'wide') : undefined),
    () => (mayBePartial(typed) ? asPartial(epoch, typed) : undefined),
  ]);
  const { total, hits, counts } = found;
  return {
    total,
    hits: hits.map((hit) => ({ id: hit.id, score: hit.score, fields: fieldsOfHit(epoch, question, hit) })),
    corrections: question.wordings[0].reading.corrections,
    isPartial: question.isPartial && total > 0,
    suggestion: question === typed ? suggestionFor(epoch, typed, found.matched) : null,
    clause: clause?.number ?? null,
    counts,
  };
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

/** Of longer texts most words say more than all of them in far spellings. */
const MOST_WIDE = 2;

/** The words of a text that may be read otherwise than typed: none of one in quotation marks. */
function looseWords({ request, isForAll }: Question): QueryWord[] {
  if (request.correctsInContext !== true || isForAll || request.field === 'designation') return [];
  const { words, phrases } = parseQuery(request.text);
  return phrases.length > 0 || words.some(({ isInflected, isPrefix }) => !isInflected && !isPrefix)
    ? []
    : words;
}

/** The question with its own words read in another way. */
function readOtherwise(question: Question, reading: Reading | undefined): Question | undefined {
  const [own, ...others] = apart(question).wordings;
  return reading && { ...question, wordings: [{ ...own, reading }, ...others] };
}

/** The question with words that begin like those typed: 'certif…' finds certification for 'certify'. */
function asPrefixes(epoch: Epoch, question: Question): Question | undefined {
  const words = looseWords(question);
  const longer = words.map((word) => ({ ...word, form: beginningOf(word.form), isPrefix: true }));
  const isOther = longer.some(({ form }, at) => words[at]?.form !== form || !words[at]?.isPrefix);
  return isOther ? readOtherwise(question, readAs(epoch, longer, [])) : undefined;
}

const SHORTEST_PREFIX = 5;

/** What a word and those derived from it begin with; a short word whole. */
function beginningOf(form: string): string {
  const beginning = stem(form).replace(/[eiy]$/, '');
  return beginning.length < SHORTEST_PREFIX || !form.startsWith(beginning) ? form : beginning;
}

/** The question with words read as others that documents have together. */
function inContext(epoch: Epoch, question: Question, reach?: Reach): Question | undefined {
  const words = looseWords(question);
  if (words.length === 0) return undefined;
  return readOtherwise(question, correctedInContext(epoch, words, question.fields, question.request, reach));
}

/** The question with words that no document has taken apart into two: 'riskassessment'. */
function asSplit(epoch: Epoch, question: Question): Question | undefined {
  const corrections = looseWords(question).flatMap(({ form }) => {
    const used = isTerm(epoch, form) ? undefined : splitWord(epoch, form);
    return used === undefined ? [] : [{ typed: form, used }];
  });
  if (corrections.length === 0) return undefined;
  const text = replaced(question.request.text, corrections);
  const split = understand(epoch, { ...question.request, text, otherWordings: [] });
  const [own] = split.wordings;
  return { ...split, wordings: [{ ...own, reading: { ...own.reading, corrections } }] };
}

/** Another spelling of a text that finds something, where it finds far more; asked for with the first page alone. */
function suggestionFor(epoch: Epoch, { request, fields, isForAll, wordings }: Question, found: number) {
  const { text, from, size, field } = request;
  const [{ reading, pieces }] = wordings;
  if (request.correctsInContext !== true || from > 0 || size < 1 || isForAll) return null;
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
  return { text: replaced(text, likelier.reading.corrections), found: likelier.found };
}

/** A text with words put in the place of others. */
function replaced(text: string, corrections: Reading['corrections']): string {
  const used = new Map(corrections.map((each) => [each.typed, each.used]));
  return runsOf(text)
    .flatMap(({ words }) => words)
    .toReversed()
    .reduce(
      (left, { form, start, end }) =>
        left.slice(0, start) + (used.get(form) ?? left.slice(start, end)) + left.slice(end),
      text,
    );
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
  const joined = isForAll ? [] : joinedWordings(epoch, request);
  const others = isForAll ? [] : [...new Set([...joined, ...otherWordings])].slice(0, MOST_WORDINGS);
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

const SHORTEST_JOINED = 6;

/** The text with two words written as one where documents have them so: 'ecma script', 'data base'. */
function joinedWordings(epoch: Epoch, { text, correctsInContext }: SearchRequest): string[] {
  if (correctsInContext !== true) return [];
  const words = runsOf(text).flatMap(({ spaced, words: own }) => (spaced ? own : []));
  if (words.length < 2 || words.length > MOST_JOINABLE) return [];
  return words.slice(1).flatMap(({ form, start, end }, before) => {
    const first = words[before];
    const compound = (first?.form ?? '') + form;
    if (!first || compound.length < SHORTEST_JOINED || !/^\p{L}+$/u.test(compound)) return [];
    if (text.slice(first.end, start).trim() !== '' || !isTerm(epoch, compound)) return [];
    return [text.slice(0, first.start) + compound + text.slice(end)];
  });
}

/** Longer texts are pasted titles, which are written as documents have them. */
const MOST_JOINABLE = 6;

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
