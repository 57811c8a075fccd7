import type { ExplainRequest, Explanation, FactorPoints, WordPoints } from '../explanation.ts';
import type { SearchRequest } from '../request.ts';
import { addTo, emptyBitset, isIn, type Bitset } from '../segment/bitset.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { documentOf } from '../segment/segment.ts';
import { isInForce } from '../segment/statusRank.ts';
import { textsIn } from './conditions.ts';
import { designationLevel } from './designations.ts';
import type { Epoch, Part } from './epoch.ts';
import { matchWording, SUPERSEDED, type Question, type Wording } from './match.ts';
import { NAMED, RESCORED } from './rescore.ts';
import { scratchFor } from './scratch.ts';
import { understoodAnswer } from './search.ts';
import { documentTerms, pointsOfWords, type DocumentTerms } from './wordPoints.ts';

/**
 * Why a request finds a document, in points that add up to its score by best match. Null where it does not find it, or may
 * not see it.
 */
export function explain(epoch: Epoch, { id, isRecordOnly, ...request }: ExplainRequest): Explanation | null {
  const place = placeOf(epoch, request, id);
  if (!place) return null;
  const { question, found } = understoodAnswer(epoch, firstHits(request));
  const at = found.hits.findIndex((hit) => hit.id === id);
  const hit = isRecordOnly ? undefined : found.hits[at];
  const own = explained(epoch, question, place, isRecordOnly);
  if (!own || (own.parts.length === 0 && own.designation === null)) return null;
  const score = hit?.score ?? own.score;
  const title = score - own.score;
  const isNamed = score >= NAMED;
  const ofTitle: FactorPoints[] =
    title > score * ROUNDING && !isNamed ? [{ kind: 'factor', factor: 'title', points: title }] : [];
  return {
    designation: own.designation,
    parts: isNamed ? [] : [...own.parts, ...ofTitle],
    score,
    rank: hit ? at + 1 : null,
    best: hit ? (found.hits[0]?.score ?? null) : null,
  };
}

/** Sums of a search are rounded to 32 bits. */
const ROUNDING = 1e-5;

/** The hits whose titles are scored, without counts. */
const firstHits = (request: SearchRequest): SearchRequest => ({
  ...request,
  sort: 'best',
  from: 0,
  size: RESCORED,
  countFacets: [],
});

type Place = { readonly part: Part; readonly at: number; readonly document: number };

/** Where a document is, if the request may see it. */
function placeOf(epoch: Epoch, request: SearchRequest, id: string): Place | undefined {
  for (const [at, part] of epoch.parts.entries()) {
    const document = documentOf(part.segment, id);
    if (document !== undefined && isIn(epoch.visibleIn(part, request), document))
      return { part, at, document };
  }
  return undefined;
}

type Explained = Pick<Explanation, 'designation' | 'parts' | 'score'>;

function explained(
  epoch: Epoch,
  question: Question,
  place: Place,
  isRecordOnly: boolean,
): Explained | undefined {
  const { part, document } = place;
  const conditions = textsIn(question.request);
  const designation =
    [...question.wordings, ...conditions.flat()]
      .map(({ pieces }) => designationLevel(part.segment, document, pieces))
      .find((level) => level !== undefined) ?? null;
  const searched = searchedFields(epoch, question, place) & (isRecordOnly ? FIELDS.record : FIELDS.all);
  const termsIn = (fields: number): DocumentTerms => documentTerms(part.segment, document, fields & searched);
  const terms = termsIn(question.fields);
  const typed = typedIn(question.wordings[0]);
  const ofText = question.isForAll
    ? []
    : question.wordings
        .map((wording) => ({ wording, words: pointsOfWords(terms, wording, { at: place.at, typed }) }))
        .filter(
          ({ wording, words }) =>
            words.length > 0 && (isRecordOnly || has(place, question, wording, question.fields & searched)),
        )
        .map(({ wording, words }) => withFactors(words, question, wording, place));
  const ofConditions = conditions.flatMap((anyOf) =>
    highest(
      anyOf
        .map((text) => {
          const words = pointsOfWords(termsIn(text.fields), text, { at: place.at, typed: typedIn(text) });
          const isWhole = new Set(words.map(({ word }) => word)).size === typedIn(text).size;
          return isWhole && words.length > 0
            ? withFactors(words, { isPartial: false }, { ...text, weight: 1 }, place)
            : [];
        })
        .filter((parts) => parts.length > 0),
    ),
  );
  const parts = [...highest(ofText), ...ofConditions];
  if (designation !== null && designation !== 'within')
    return { designation, parts: [], score: sumOf(parts) + NAMED };
  return { designation, parts, score: sumOf(parts) };
}

const typedIn = ({ reading }: Pick<Wording, 'reading'>): ReadonlySet<string> =>
  new Set(reading.words.map(({ form }) => form));

const highest = (lists: readonly Explained['parts'][]): Explained['parts'] =>
  lists.toSorted((one, other) => sumOf(other) - sumOf(one))[0] ?? [];

/** The fields in which a document is searched: outside the subscription, all but the text. */
const searchedFields = (epoch: Epoch, { request }: Question, { part, document }: Place): number =>
  epoch.layersIn(part, request, FIELDS.all).find(({ visible }) => isIn(visible, document))?.fields ?? 0;

/** Whether a document has a wording as the search finds it: all or most of its words, and its phrases. */
function has(
  { part, at, document }: Place,
  { isPartial }: Question,
  wording: Wording,
  fields: number,
): boolean {
  const { segment } = part;
  const only: Bitset = emptyBitset(segment.size);
  addTo(only, document);
  return (
    matchWording(segment, at, scratchFor(segment.size), isPartial, wording, { visible: only, fields }) > 0
  );
}

/** What words give, and what its factors leave of that. */
function withFactors(
  words: readonly (WordPoints & { inverseFrequency: number })[],
  { isPartial }: Pick<Question, 'isPartial'>,
  { reading, weight }: Pick<Wording, 'reading' | 'weight'>,
  { part, document }: Place,
): Explained['parts'] {
  const parts: Explained['parts'] = words.map((word) => {
    const { inverseFrequency: _, ...points } = word;
    return points;
  });
  const times = (factor: FactorPoints['factor'], share: number): void => {
    if (share !== 1) parts.push({ kind: 'factor', factor, points: sumOf(parts) * (share - 1) });
  };
  if (isPartial) {
    const all = reading.words.reduce((sum, { inverseFrequency }) => sum + inverseFrequency, 0) || 1;
    const weights = new Map(words.map(({ word, inverseFrequency }) => [word, inverseFrequency]));
    times('mostWords', [...weights.values()].reduce((sum, each) => sum + each, 0) / all);
  }
  times('otherWording', weight);
  if (!isInForce(part.segment.statusRank[document] as number)) times('notInForce', SUPERSEDED);
  return parts;
}

const sumOf = (parts: Explained['parts']): number => parts.reduce((sum, { points }) => sum + points, 0);
