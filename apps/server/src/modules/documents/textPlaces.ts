/** A clause as an outline names it; `name` is what addresses call it. */
type ClausePlace = { readonly name: string; readonly number: string; readonly title: string };

/**
 * What each form feed of a searched text begins: a page of a PDF, by the labels that are printed where they are not its
 * plain numbers, or a clause of an HTML text; null for what is in none (decision 61).
 */
export type TextPlaces =
  | { readonly kind: 'pages'; readonly labels: readonly string[] | null }
  | { readonly kind: 'clauses'; readonly clauses: readonly (ClausePlace | null)[] };

/** Where in a document something stands. */
type TextPlace =
  | { readonly kind: 'page'; readonly number: number; readonly label: string | null }
  | ({ readonly kind: 'clause' } & ClausePlace);

const longestLabel = 40;
const longestTitle = 200;
/** No document has as many: a hostile one must not fill a row with them. */
const maxClauses = 20_000;

/** The texts of pages or clauses one behind the other, each begun by a form feed. */
export const placedText = (texts: readonly string[]): string =>
  texts.map((text) => `\f${text.replaceAll('\f', ' ')}`).join('\n');

/** The pages of a PDF as they are stored; labels that say no more than the plain numbers are none. */
export function pagePlaces(labels: readonly string[]): TextPlaces {
  const own = labels.map((label) => storable(label, longestLabel));
  const isPlain = own.every((label, at) => label === '' || label === String(at + 1));
  return { kind: 'pages', labels: isPlain ? null : own };
}

type Clause = { readonly id: string; readonly number: string; readonly title: string };

/** The clauses of a text as they are stored. */
export function clausePlaces(clauses: readonly (Clause | null)[]): TextPlaces {
  const usedNumbers = new Set<string>();
  const placed = clauses.slice(0, maxClauses).map((clause): ClausePlace | null => {
    if (clause === null) return null;
    const number = shortNumber(storable(clause.number, longestLabel));
    const title = storable(clause.title, longestTitle);
    // An annex may count from 1 again: the number belongs to the clause that has it first, as in the reader.
    const isOwn = number !== '' && !usedNumbers.has(number.toLowerCase());
    usedNumbers.add(number.toLowerCase());
    return { name: isOwn ? number : storable(clause.id, longestTitle), number, title };
  });
  return { kind: 'clauses', clauses: placed };
}

/** "Annex A1" is A1 in addresses, and "5." is 5. */
const shortNumber = (number: string): string =>
  number
    .replace(/[\s.:)\]—–-]+$/u, '')
    .split(/\s/u)
    .at(-1) ?? '';

/** On one line, and without what PostgreSQL or a screen cannot take. */
const storable = (text: string, longest: number): string =>
  Array.from(
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('');

/** The place of something that is at an index of a searched text; null where it is in none. */
export function placeAt(text: string, at: number, places: TextPlaces | null): TextPlace | null {
  if (places === null) return null;
  let formFeeds = 0;
  for (let next = text.indexOf('\f'); next >= 0 && next <= at; next = text.indexOf('\f', next + 1))
    formFeeds += 1;
  if (formFeeds === 0) return null;
  if (places.kind === 'pages')
    return { kind: 'page', number: formFeeds, label: places.labels?.[formFeeds - 1] || null };
  const clause = places.clauses[formFeeds - 1];
  return clause ? { kind: 'clause', ...clause } : null;
}
