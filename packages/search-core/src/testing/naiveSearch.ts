import { fold } from '../analysis/fold.ts';
import { formsOf } from '../analysis/forms.ts';
import { languageOf, stem } from '../analysis/stem.ts';
import {
  designationForms,
  isSupplement,
  normalDesignation,
  otherYear,
  parseDesignation,
} from '../designation.ts';
import type { SearchDocument } from '../document.ts';
import {
  isMatchAll,
  isDesignation,
  joinedIn,
  parseQuery,
  piecesOfQuery,
  wordsOfDesignation,
  type Query,
  type QueryWord,
} from '../query.ts';
import type { Alternative, Condition, FoundField, SearchRequest, SearchResult } from '../request.ts';
import { withQuantities } from '../search/quantities.ts';
import { quantitiesIn } from '../segment/analysed.ts';
import { designationKey } from '../segment/keys.ts';
import { minWordsOf } from '../search/words.ts';

/** What the engine must find: documents in the order asked for (of titles when it is the best match), and the rest. */
export type NaiveResult = Pick<SearchResult, 'subscribed' | 'counts' | 'corrections' | 'isPartial'> & {
  ids: string[];
  fieldsOf: Map<string, FoundField[]>;
};

/** A text and the fields that it is looked for in. */
type Asked = Pick<SearchRequest, 'text' | 'keepsSpelling'> & { field: SearchRequest['field'] | 'title' };

type Fields = Record<FoundField, string[]>;
type Word = QueryWord & { isUnseen?: boolean };

const FIELDS = ['designation', 'title', 'keywords', 'description', 'body'] as const;

/** The search said as plainly as possible: every document is asked every question. */
export function naiveSearch(library: SearchDocument[], request: SearchRequest): NaiveResult {
  const { scope, subscription, conditions = [] } = request;
  const isSubscribed = (document: SearchDocument): boolean =>
    !subscription || isVisible(document, { scope, entitled: subscription });
  // Of what is not subscribed to, there is no text to be searched.
  const seen = library
    .filter((document) => isVisible(document, request))
    .map((document) => (isSubscribed(document) ? document : { ...document, body: '' }));
  const narrowing = conditions.map((condition) => ({
    ...condition,
    anyOf: condition.anyOf.map((each) => readAlternative(seen, each, condition, request)),
  }));
  const visible = seen.filter((document) =>
    narrowing.every(({ anyOf, isExcluded = false }) => anyOf.some(({ has }) => has(document)) !== isExcluded),
  );
  const texts = narrowing.filter(({ isExcluded }) => !isExcluded).flatMap(({ anyOf }) => anyOf);
  const read = understand(visible, request);
  const inOtherUnits = quantityQueryOf(request);
  const asked = (query: Query): Query[] => [query, ...inOtherUnits];
  const asJoined = visible.filter((document) =>
    asked(read.query).some((query) =>
      isMatch(document, request, { ...query, phrases: [...query.phrases, ...joinedOf(request)] }),
    ),
  );
  const whole =
    asJoined.length > 0
      ? asJoined
      : visible.filter((document) => asked(read.query).some((query) => isMatch(document, request, query)));
  const mayBePartial =
    request.allowsPartial === true &&
    whole.length === 0 &&
    read.query.words.length > 1 &&
    request.field !== 'designation' &&
    !isDesignation(request.text);
  const typed = parseQuery(request.text);
  const max = mayBePartial
    ? visible.filter((document) => asked(typed).some((query) => isMatch(document, request, query, 'most')))
    : [];
  const isPartial = max.length > 0;
  const matched = isPartial ? max : whole;
  const { query, corrections } = isPartial ? { query: typed, corrections: [] } : read;
  const words = { ...query, words: asked(query).flatMap((each) => each.words) };
  const found = matched.filter((document) => fulfils(document, Object.entries(request.filters)));
  const shown = request.onePerFamily ? found.filter((document) => isBestOf(found, document)) : found;
  return {
    ids: shown.sort(comparisons[request.sort]).map(({ id }) => id),
    fieldsOf: new Map(
      shown.map((document) => {
        const having = [
          fieldsOf(document, request, words),
          ...texts.map((text) => text.fieldsOf(document)),
        ].flat();
        return [document.id, FIELDS.filter((field) => having.includes(field))];
      }),
    ),
    subscribed: shown.filter(isSubscribed).length,
    corrections: [...corrections, ...texts.flatMap((text) => text.corrections)],
    isPartial: isPartial && shown.length > 0,
    counts: Object.fromEntries(
      request.countFacets.map((facet) => [facet, countsOf(facet, matched, request)]),
    ),
  };
}

type ReadAlternative = {
  has: (document: SearchDocument) => boolean;
  fieldsOf: (document: SearchDocument) => FoundField[];
  corrections: SearchResult['corrections'];
};

function readAlternative(
  seen: SearchDocument[],
  alternative: Alternative,
  { isExcluded = false }: Condition,
  { keepsSpelling = false }: SearchRequest,
): ReadAlternative {
  const none = { fieldsOf: () => [], corrections: [] };
  if ('ids' in alternative) return { ...none, has: ({ id }) => alternative.ids.includes(id) };
  if ('facet' in alternative) {
    const { facet, values } = alternative;
    return { ...none, has: ({ facets }) => values.some((value) => facets[facet]?.includes(value)) };
  }
  const asked = { ...alternative, keepsSpelling: keepsSpelling || isExcluded };
  const { query, corrections } = understand(seen, asked, false);
  return {
    has: (document) => isMatch(document, asked, query),
    fieldsOf: (document) => fieldsOf(document, asked, query),
    corrections,
  };
}

/** The words of a request with each of its quantities as one; none where it has no quantity. */
function quantityQueryOf({ text, field }: SearchRequest): Query[] {
  const read = isMatchAll(text) || field === 'designation' ? undefined : withQuantities(text);
  return read ? [{ words: read.words, phrases: [] }] : [];
}

/** Documents, or families, with each value under the filters of the other facets. */
function countsOf(
  facet: string,
  matched: SearchDocument[],
  { filters, onePerFamily }: SearchRequest,
): Record<string, number> {
  const otherFilters = Object.entries(filters).filter(([name]) => name !== facet);
  const counted = new Map<string, Set<string>>();
  for (const document of matched.filter((one) => fulfils(one, otherFilters))) {
    for (const value of document.facets[facet] ?? []) {
      const owners = counted.get(value) ?? new Set();
      counted.set(value, owners.add(onePerFamily ? familyOf(document) : document.id));
    }
  }
  return Object.fromEntries([...counted].map(([value, owners]) => [value, owners.size]));
}

/** Whether a reader with this scope and entitlement may see the document. */
export function isVisible(
  { publisher, collections }: SearchDocument,
  { scope, entitled }: Pick<SearchRequest, 'scope' | 'entitled'>,
): boolean {
  if (!scope.includes(publisher)) return false;
  if (!entitled) return true;
  return (
    entitled.publishers.includes(publisher) || collections.some((one) => entitled.collections.includes(one))
  );
}

/** The family's name; of a document that stands alone one of its own. */
export function familyOf({ family, id }: SearchDocument): string {
  return family ? `family ${family}` : `alone ${id}`;
}

/** In force first, then the newer edition, then no supplement, then the original, then the later day, then by id. */
export function byStatusRank(one: SearchDocument, other: SearchDocument): number {
  const yearOf = ({ designation, date }: SearchDocument): number =>
    parseDesignation(designation).year ?? (Number((date ?? '').slice(0, 4)) || 0);
  return (
    Number(other.isCurrent ?? true) - Number(one.isCurrent ?? true) ||
    yearOf(other) - yearOf(one) ||
    Number(isOfOther(one)) - Number(isOfOther(other)) ||
    Number(one.isTranslation ?? false) - Number(other.isTranslation ?? false) ||
    byText(other.date ?? '', one.date ?? '') ||
    byText(one.id, other.id)
  );
}

const isOfOther = ({ designation }: SearchDocument): boolean => isSupplement(parseDesignation(designation));

function isBestOf(found: SearchDocument[], document: SearchDocument): boolean {
  const [best] = found.filter((one) => familyOf(one) === familyOf(document)).sort(byStatusRank);
  return best === document;
}

/** The words of a request, those that no one wrote read as their nearest neighbors. */
function understand(
  visible: SearchDocument[],
  { text, field, keepsSpelling = false }: Asked,
  isCompleted = true,
): { query: Query; corrections: SearchResult['corrections'] } {
  if (isMatchAll(text)) return { query: { words: [], phrases: [] }, corrections: [] };
  const parsed = parseQuery(text);
  const ownWords = field === 'designation' ? wordsOfDesignation(text) : parsed.words;
  const corrections: SearchResult['corrections'] = [];
  const read = field === 'designation' ? undefined : withQuantities(text);
  const unitForms = new Set([...(read?.writtenAs.values() ?? [])].flatMap((forms) => [...forms]));
  const words = ownWords.map((typed): Word => {
    const word = { ...typed, isPrefix: typed.isPrefix && (isCompleted || !typed.isInflected) };
    const isSeen = visible.some((document) =>
      searched(document, field).some((form) => isFormOf(form, word, document)),
    );
    const isAsTyped = isSeen || keepsSpelling || unitForms.has(word.form);
    const used = isAsTyped ? undefined : correctionOf(word, visible, field);
    if (used === undefined) return word;
    corrections.push({ typed: word.form, used });
    return { ...word, form: used, isPrefix: false };
  });
  return { query: { words, phrases: field === 'designation' ? [] : parsed.phrases }, corrections };
}

/** The words of a request that should be together as they were typed. */
const joinedOf = ({ text, field }: SearchRequest): string[][] =>
  field === 'designation' || isMatchAll(text) ? [] : joinedIn(text);

function correctionOf(word: QueryWord, visible: SearchDocument[], field: Asked['field']): string | undefined {
  if (!word.isInflected || !/^\p{L}{4,}$/u.test(word.form)) return undefined;
  const documentsWith = new Map<string, number>();
  for (const document of visible)
    for (const form of new Set(searched(document, field)))
      documentsWith.set(form, (documentsWith.get(form) ?? 0) + 1);
  const near = [...documentsWith.keys()]
    .filter((form) => /^\p{L}+$/u.test(form) && form[0] === word.form[0])
    .map((form) => ({ form, edits: editsBetween(word.form, form), count: documentsWith.get(form) ?? 0 }))
    .filter(({ edits }) => edits <= (word.form.length < 8 ? 1 : 2))
    .sort((one, other) => one.edits - other.edits || other.count - one.count || byText(one.form, other.form));
  return near[0]?.form;
}

/** Letters added, left out, replaced, or two neighbors exchanged. */
function editsBetween(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  if (one[0] === other[0]) return editsBetween(one.slice(1), other.slice(1));
  const exchanged = one[0] === other[1] && one[1] === other[0] && one.length > 1 && other.length > 1;
  return (
    1 +
    Math.min(
      editsBetween(one.slice(1), other),
      editsBetween(one, other.slice(1)),
      editsBetween(one.slice(1), other.slice(1)),
      exchanged ? editsBetween(one.slice(2), other.slice(2)) : Infinity,
    )
  );
}

function isMatch(
  document: SearchDocument,
  { text, field }: Asked,
  { words, phrases }: Query,
  needed: 'all' | 'most' = 'all',
): boolean {
  if (isMatchAll(text)) return true;
  const forms = searched(document, field);
  const hasWords =
    words.length > 0 &&
    words.filter((word) => forms.some((form) => isFormOf(form, word, document))).length >=
      (needed === 'all' ? words.length : minWordsOf(words.length)) &&
    phrases.every((phrase) => hasPhrase(document, phrase, field));
  return hasWords || (mayName(field) && hasInOrder(document, piecesOfQuery(text)));
}

function searched(document: SearchDocument, field: Asked['field']): string[] {
  const fields = formsByField(document);
  if (field === 'designation' || field === 'title') return fields[field];
  return FIELDS.filter((name) => field === 'all' || name !== 'designation').flatMap((name) => fields[name]);
}

function formsByField(document: SearchDocument): Fields {
  return {
    designation: designationForms(parseDesignation(document.designation)),
    title: [...formsOf(document.title), ...quantitiesIn(document.title, document.language)],
    keywords: formsOf(document.keywords ?? ''),
    description: [...formsOf(document.description), ...quantitiesIn(document.description, document.language)],
    body: [...formsOf(document.body), ...quantitiesIn(document.body, document.language)],
  };
}

function hasPhrase(document: SearchDocument, phrase: string[], field: Asked['field']): boolean {
  const { designation, ...texts } = formsByField(document);
  const { pieces } = parseDesignation(document.designation);
  const designations = field === 'all' ? [pieces, designation.slice(pieces.length)] : [];
  return [...designations, ...(field === 'title' ? [texts.title] : Object.values(texts))].some((forms) =>
    forms.some((_, from) => phrase.every((form, at) => forms[from + at] === form)),
  );
}

const mayName = (field: Asked['field']): boolean => field === 'all' || field === 'designation';

function fieldsOf(document: SearchDocument, { text, field }: Asked, { words }: Query): FoundField[] {
  if (isMatchAll(text)) return [];
  const forms = formsByField(document);
  return FIELDS.filter((name) => {
    if (name === 'designation' ? !mayName(field) : field === 'designation') return false;
    if (field === 'title' && name !== 'title') return false;
    if (name === 'designation' && hasInOrder(document, piecesOfQuery(text))) return true;
    return words.some((word) => forms[name].some((form) => isFormOf(form, word, document)));
  });
}

function isFormOf(form: string, word: QueryWord, document: SearchDocument): boolean {
  if (word.terms) return word.terms.includes(form);
  if (form === word.form || (word.isPrefix && form.startsWith(word.form))) return true;
  const language = languageOf(form, document.language ?? '');
  return word.isInflected && stem(form, language) === stem(word.form, language);
}

/**
 * Whether a text may name a designation only with its spaces elsewhere, without the dot of a version, or with its year in the
 * other width, which this search does not know: 'e 2 1' and 'e 2.1' for NSB E 21.
 */
export function isSpacedOtherwise(
  library: readonly SearchDocument[],
  { text, conditions = [] }: Pick<SearchRequest, 'text' | 'conditions'>,
): boolean {
  const texts = conditions.flatMap(({ anyOf }) => anyOf.flatMap((each) => ('text' in each ? each : [])));
  if (texts.some((each) => isSpacedOtherwise(library, each))) return true;
  const key = designationKey(fold(text));
  const year = otherYear(parseDesignation(fold(text)));
  if (key === '' || library.some((document) => hasInOrder(document, piecesOfQuery(text), true))) return false;
  const inOtherYear = year === undefined ? text : fold(text).replace(/\p{N}+\P{N}*$/u, year);
  const undotted = text.replace(/\.(?=\p{N}{1,2}\s*$)/u, '');
  return library.some(
    (document) =>
      [key, designationKey(fold(inOtherYear))].some((each) =>
        designationKey(fold(document.designation)).includes(each),
      ) || [undotted, inOtherYear].some((each) => each !== text && hasInOrder(document, piecesOfQuery(each))),
  );
}

/** Whether a designation has the pieces one after the other, but for letters before its number; the last may be a beginning. */
function hasInOrder({ designation: text }: SearchDocument, query: string[], isWhole = false): boolean {
  const designation = parseDesignation(text);
  const spellings = designation.pieces.map((piece, at) =>
    at === designation.editionAt ? [piece, otherYear(designation)] : [piece],
  );
  const lastAt = query.length - 1;
  const isAt = (place: number, at: number): boolean =>
    spellings[place]?.some(
      (one) => one === query[at] || (!isWhole && at === lastAt && one?.startsWith(query[at] ?? '')),
    ) ?? false;
  const isFrom = (place: number, begin: number): boolean =>
    query.slice(begin).every((_, at) => isAt(place + at, begin + at));
  if (query.length === 0) return false;
  if (spellings.some((_, place) => isFrom(place, 0))) return true;
  // Letters before the number may be left out of a query.
  const numberAt = query.findIndex((piece) => /^\p{N}+$/u.test(piece));
  if (!isFrom(designation.numberAt, numberAt)) return false;
  let letters = 0;
  for (let place = 0; place < designation.numberAt; place++)
    if (letters < numberAt && isAt(place, letters)) letters++;
  return letters === numberAt;
}

function fulfils({ facets }: SearchDocument, filters: [string, string[]][]): boolean {
  return filters.every(
    ([facet, values]) => values.length === 0 || values.some((value) => facets[facet]?.includes(value)),
  );
}

type Comparison = (one: SearchDocument, other: SearchDocument) => number;

const byTitle: Comparison = (one, other) =>
  byText(titleKey(one), titleKey(other)) || byText(one.id, other.id);

const comparisons: Record<SearchRequest['sort'], Comparison> = {
  best: byTitle,
  titleAscending: byTitle,
  titleDescending: (one, other) => byTitle(other, one),
  newest: (one, other) => byText(other.date ?? '', one.date ?? '') || byText(one.id, other.id),
  oldest: (one, other) => byText(one.date || '~', other.date || '~') || byText(one.id, other.id),
};

function titleKey({ title, designation }: SearchDocument): string {
  return `${formsOf(title).join(' ')}\0${normalDesignation(designation)}`;
}

/** The order of two texts. */
export function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
