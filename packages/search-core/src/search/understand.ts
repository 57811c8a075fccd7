import { runsOf } from '../analysis/runs.ts';
import { isMatchAll, joinedIn, parseQuery, wordsOfDesignation } from '../query.ts';
import type { SearchRequest } from '../request.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { isTerm } from './corrections.ts';
import type { Epoch } from './epoch.ts';
import type { Question, Wording } from './match.ts';
import { ofQuantities, weighedLike, withQuantities, type WithQuantities } from './quantities.ts';
import { readWords, type KnownWords } from './reading.ts';
import { resolvePieces } from './spellings.ts';

/** Weight of matches by another wording; the text itself has 1. */
const OTHER_WORDING = 0.8;
const MOST_WORDINGS = 6;

/** Parses a request: its own wording and the others. */
export function understand(epoch: Epoch, request: SearchRequest): Question {
  const { text, field, otherWordings = [] } = request;
  const fields = FIELDS[field];
  const isForAll = isMatchAll(text);
  const joined = isForAll ? [] : joinedWordings(epoch, request);
  const others = isForAll ? [] : [...new Set([...joined, ...otherWordings])].slice(0, MOST_WORDINGS);
  const known: KnownWords = new Map();
  const own = wordingOf(epoch, request, isForAll ? '' : text, known);
  const inOtherUnits = isForAll || field === 'designation' ? undefined : withQuantities(text);
  return {
    request,
    fields,
    isForAll,
    isPartial: false,
    wordings: [
      own,
      ...(inOtherUnits ? [quantityWording(epoch, request, own, inOtherUnits)] : []),
      ...others.map((other) => asOther(own, wordingOf(epoch, request, other, known, true))),
    ],
  };
}

/** The text with the quantities in it in whatever unit documents have them. */
function quantityWording(
  epoch: Epoch,
  { text, field, ...sight }: SearchRequest,
  own: Wording,
  read: WithQuantities,
): Wording {
  const reading = readWords(epoch, read.words, FIELDS[field], sight);
  const typed = { words: ofQuantities(parseQuery(text).words, read), reading: own.reading };
  return {
    phrases: [],
    joined: own.joined,
    pieces: [],
    reading: weighedLike(typed, read, reading),
    weight: 1,
    isOther: 'quantity',
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

/** Longer texts are usually pasted titles, with compounds written as in the documents. */
const MOST_JOINABLE = 6;

/** Many words sum to higher scores than one abbreviation; its expansion must not outweigh the typed word. */
function asOther(own: Wording, other: Wording): Wording {
  if (own.reading.words.length !== 1) return { ...other, weight: OTHER_WORDING, isOther: 'synonym' };
  const weightOf = ({ reading }: Wording): number =>
    reading.words.reduce((sum, { inverseFrequency }) => sum + inverseFrequency, 0) || 1;
  return {
    ...other,
    weight: OTHER_WORDING * Math.min(1, weightOf(own) / weightOf(other)),
    isOther: 'synonym',
  };
}

/** The words of a text looked up; `isOther` if its quantities need not be in the units that it has them in. */
function wordingOf(
  epoch: Epoch,
  request: SearchRequest,
  text: string,
  known: KnownWords,
  isOther = false,
): Wording {
  const { field } = request;
  const { words, phrases } = parseQuery(text);
  const read = field === 'designation' ? undefined : withQuantities(text);
  const textWords = isOther && read ? read.words : ofQuantities(words, read);
  const ownWords = field === 'designation' ? wordsOfDesignation(text) : textWords;
  return {
    phrases: field === 'designation' ? [] : phrases,
    joined: field === 'designation' ? [] : joinedIn(text),
    pieces: field === 'keyword' ? [] : resolvePieces(epoch, text, request),
    reading: readWords(epoch, ownWords, FIELDS[field], request, known),
    weight: 1,
  };
}
