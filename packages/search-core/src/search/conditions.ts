import { parseQuery, wordsOfDesignation } from '../query.ts';
import type { Alternative, Condition, SearchRequest, SearchResult } from '../request.ts';
import { addTo, emptyBitset, isIn, listOf, type Bitset } from '../segment/bitset.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { documentOf } from '../segment/segment.ts';
import { matchDesignations } from './designations.ts';
import type { Epoch, Part } from './epoch.ts';
import { filtersIn, markFailures } from './facetCounts.ts';
import { demoteSuperseded } from './match.ts';
import { savePhrases } from './phrases.ts';
import { readAs, readWords, type Reading } from './reading.ts';
import { scratchFor } from './scratch.ts';
import { resolvePieces } from './spellings.ts';
import { matchWords } from './words.ts';

/** Words of an alternative, looked up. */
export type ConditionText = {
  /** Mask of the fields searched. */
  fields: number;
  reading: Reading;
  phrases: string[][];
  pieces: readonly string[];
};

const known = /* @__PURE__ */ new WeakMap<Condition[], readonly (readonly ConditionText[])[]>();

/** The words of the conditions of a request that documents found may have, by condition, once the request is narrowed. */
export const textsIn = ({ conditions }: SearchRequest): readonly (readonly ConditionText[])[] =>
  (conditions && known.get(conditions)) ?? [];

type Looked = Exclude<Alternative, { text: string }> | ConditionText;

/**
 * Finds the documents that have what a request's conditions ask for, and lets the epoch show the request no others.
 * Answers the words that were read as others. A search does this before anything else, as it uses the scratch.
 */
export function narrow(epoch: Epoch, request: SearchRequest): SearchResult['corrections'] {
  const { conditions = [] } = request;
  if (conditions.length === 0) return [];
  const sight = { ...request, conditions: [] };
  const looked = conditions.map(({ anyOf, isExcluded = false }) => ({
    isExcluded,
    anyOf: anyOf.map((each) => ('text' in each ? lookUp(epoch, each, sight, isExcluded) : each)),
  }));
  const texts = looked.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : [anyOf.filter(isText)]));
  const hasTexts = texts.some((anyOf) => anyOf.length > 0);
  const visible = new Map<Part, Bitset>();
  const scores = new Map<Part, Float64Array>();
  for (const [at, part] of epoch.parts.entries()) {
    const set = epoch.visibleIn(part, sight).slice();
    const total = new Float64Array(hasTexts ? part.segment.size : 0);
    visible.set(part, set);
    if (hasTexts) scores.set(part, total);
    for (const { anyOf, isExcluded } of looked) {
      const own = new Float64Array(total.length);
      const having = emptyBitset(part.segment.size);
      for (const each of anyOf) addMatches(epoch, at, each, { sight, set, having, own });
      for (let word = 0; word < set.length; word++)
        set[word] =
          (set[word] as number) & (isExcluded ? ~(having[word] as number) : (having[word] as number));
      if (!isExcluded)
        for (let document = 0; document < own.length; document++)
          total[document] = (total[document] as number) + (own[document] as number);
    }
  }
  epoch.narrow(conditions, { visible, scores });
  known.set(conditions, texts);
  return texts.flat().flatMap(({ reading }) => reading.corrections);
}

const isText = (looked: Looked): looked is ConditionText => 'reading' in looked;

/** Words are meant as they are typed up to their end; of what is excluded none is read as another. */
function lookUp(
  epoch: Epoch,
  { text, field }: Extract<Alternative, { text: string }>,
  sight: SearchRequest,
  isExcluded: boolean,
): ConditionText {
  const { phrases, ...query } =
    field === 'designation' ? { words: wordsOfDesignation(text), phrases: [] } : parseQuery(text);
  const fields = FIELDS[field];
  const words = query.words.map((word) => ({ ...word, isPrefix: word.isPrefix && !word.isInflected }));
  const hasDesignation = (fields & FIELDS.designation) !== 0;
  return {
    fields,
    reading: isExcluded ? readAs(epoch, words, []) : readWords(epoch, words, fields, sight),
    phrases,
    pieces: hasDesignation && phrases.length === 0 ? resolvePieces(epoch, text, sight) : [],
  };
}

type Matches = { sight: SearchRequest; set: Bitset; having: Bitset; own: Float64Array };

/** Adds the documents of a set that have an alternative; of several scores of a document the highest stays. */
function addMatches(epoch: Epoch, at: number, looked: Looked, { sight, set, having, own }: Matches): void {
  const part = epoch.parts[at];
  if (!part) return;
  const { segment } = part;
  const scratch = scratchFor(segment.size);
  const { documents, scores, missing } = scratch;
  if ('ids' in looked) {
    for (const id of looked.ids) {
      const document = documentOf(segment, id);
      if (document !== undefined && isIn(set, document)) addTo(having, document);
    }
    return;
  }
  if ('facet' in looked) {
    const filters = filtersIn(segment, { [looked.facet]: looked.values });
    if (!filters) return;
    const found = listOf(set, documents);
    markFailures(segment, scratch, filters, found);
    for (let place = 0; place < found; place++)
      if (missing[place] === 0) addTo(having, documents[place] as number);
    return;
  }
  const { reading, fields, phrases, pieces } = looked;
  const words = reading.words.map(({ expansions, inverseFrequency }) => ({
    expansion: expansions[at] ?? { forms: [], prefix: { first: 0, end: 0 } },
    inverseFrequency,
  }));
  const add = (found: number): void => {
    for (let place = 0; place < found; place++) {
      const document = documents[place] as number;
      addTo(having, document);
      if (document < own.length) own[document] = Math.max(own[document] as number, scores[place] as number);
    }
  };
  for (const layer of epoch.layersIn(part, sight, fields)) {
    const matched = matchWords(segment, scratch, words, layer.fields, layer.visible);
    let found = savePhrases(segment, scratch, phrases, layer.fields, matched);
    demoteSuperseded(segment, scratch, found);
    if (pieces.length > 0) found = matchDesignations(segment, scratch, pieces, layer.visible, found);
    add(found);
  }
}
