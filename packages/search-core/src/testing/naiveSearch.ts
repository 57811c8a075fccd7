import { formsOf } from '../analysis/forms.ts';
import { stem } from '../analysis/stem.ts';
import { designationForms, normalDesignation, otherYear, parseDesignation } from '../designation.ts';
import type { SearchDocument } from '../document.ts';
import { asksForAll, piecesOfQuery, wordsOfDesignation, parseQuery, type QueryWord } from '../query.ts';
import type { SearchRequest } from '../request.ts';

/** What the engine must find: ids in alphabetical order of titles, and the counts. */
export type NaiveResult = { ids: string[]; counts: Record<string, Record<string, number>> };

/** The search said as plainly as possible: every document is asked every question. */
export function naiveSearch(library: SearchDocument[], request: SearchRequest): NaiveResult {
  const matched = library.filter((document) => isVisible(document, request) && isMatch(document, request));
  const found = matched.filter((document) => fulfils(document, Object.entries(request.picks)));
  const counts = request.countSections.map((section) => {
    const otherPicks = Object.entries(request.picks).filter(([name]) => name !== section);
    const values = matched
      .filter((document) => fulfils(document, otherPicks))
      .flatMap(({ sections }) => sections[section] ?? []);
    return [
      section,
      Object.fromEntries([...new Set(values)].map((value) => [value, timesIn(values, value)])),
    ];
  });
  return { ids: found.sort(byTitle).map(({ id }) => id), counts: Object.fromEntries(counts) };
}

function isVisible({ publisher, collections }: SearchDocument, { scope, entitled }: SearchRequest): boolean {
  if (!scope.includes(publisher)) return false;
  if (!entitled) return true;
  return (
    entitled.publishers.includes(publisher) || collections.some((one) => entitled.collections.includes(one))
  );
}

function isMatch(document: SearchDocument, { text, field }: SearchRequest): boolean {
  if (asksForAll(text)) return true;
  const designation = designationForms(parseDesignation(document.designation));
  const words = [document.title, document.keywords ?? '', document.description, document.body].flatMap(
    formsOf,
  );
  switch (field) {
    case 'keyword':
      return hasAll(words, parseQuery(text).words);
    case 'designation':
      return hasAll(designation, wordsOfDesignation(text)) || hasInOrder(document, piecesOfQuery(text));
    case 'all':
      return (
        hasAll([...designation, ...words], parseQuery(text).words) ||
        hasInOrder(document, piecesOfQuery(text))
      );
  }
}

function hasAll(forms: string[], words: QueryWord[]): boolean {
  return words.length > 0 && words.every((word) => forms.some((form) => isFormOf(form, word)));
}

function isFormOf(form: string, word: QueryWord): boolean {
  return (
    form === word.form ||
    (word.isInflected && stem(form) === stem(word.form)) ||
    (word.isPrefix && form.startsWith(word.form))
  );
}

function hasInOrder({ designation: text }: SearchDocument, query: string[]): boolean {
  const designation = parseDesignation(text);
  const spellings = designation.pieces.map((piece, at) =>
    at === designation.editionAt ? [piece, otherYear(designation)] : [piece],
  );
  const lastAt = query.length - 1;
  return (
    query.length > 0 &&
    spellings.some((_, from) =>
      query.every((piece, at) =>
        spellings[from + at]?.some((one) => one === piece || (at === lastAt && one?.startsWith(piece))),
      ),
    )
  );
}

function fulfils({ sections }: SearchDocument, picks: [string, string[]][]): boolean {
  return picks.every(
    ([section, values]) => values.length === 0 || values.some((value) => sections[section]?.includes(value)),
  );
}

function timesIn(values: string[], value: string): number {
  return values.filter((one) => one === value).length;
}

function byTitle(one: SearchDocument, other: SearchDocument): number {
  const [key, otherKey] = [titleKey(one), titleKey(other)];
  if (key === otherKey) return one.id < other.id ? -1 : 1;
  return key < otherKey ? -1 : 1;
}

function titleKey({ title, designation }: SearchDocument): string {
  return `${formsOf(title).join(' ')}\0${normalDesignation(designation)}`;
}
