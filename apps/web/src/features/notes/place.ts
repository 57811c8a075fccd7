import type { Note } from '@norma/contracts';
import type { TabKey } from '../documents/forDocumentPage.ts';

/** Where a note is: on a page of the PDF, in a clause of the HTML, or nowhere in particular. */
export type Place = { readonly page?: number; readonly clause?: string; readonly quote?: string };

const longestQuote = 1_000;

/** The place of a note, read from its data; null for invalid data. */
export function placeIn(noteData: string): Place {
  const data = objectIn(noteData);
  const { page, clause, quote } = data;
  return {
    ...(typeof page === 'number' && Number.isSafeInteger(page) && page > 0 && { page }),
    ...(typeof clause === 'string' && clause !== '' && { clause }),
    ...(typeof quote === 'string' && quote !== '' && { quote }),
  };
}

/** The data of a note that is at a place. */
export const dataOf = (place: Place): string => JSON.stringify(place);

function objectIn(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

/** Where a user reads now, with the words that they have selected there. */
export function placeRead(
  { tab, page, clause }: { tab: TabKey | undefined; page: number; clause: string | null },
  selected = '',
): Place {
  const text = selected.replaceAll(/\s+/g, ' ').trim();
  const quote = text === '' ? {} : { quote: Array.from(text).slice(0, longestQuote).join('') };
  if (tab === 'pdf') return { page, ...quote };
  return tab === 'html' && clause !== null ? { clause, ...quote } : quote;
}

/** The name of a clause without a number, derived from its id in URLs. */
export const nameOfClause = (clause: string): string => {
  const name = clause.replace(/^sec[_-]/, '').replaceAll(/[_-]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Notes in the order of their places: those on the whole document, then by page, then by clause. */
export const inPlaceOrder = (notes: readonly Note[]): Note[] =>
  notes
    .map((note) => ({ note, place: placeIn(note.noteData) }))
    .toSorted((one, other) => byPlace(one.place, other.place))
    .map(({ note }) => note);

/** Which of two places comes first. */
function byPlace(one: Place, other: Place): number {
  const kind = kindOf(one) - kindOf(other);
  if (kind !== 0) return kind;
  if (one.page !== undefined && other.page !== undefined) return one.page - other.page;
  return inOrder.compare(one.clause ?? '', other.clause ?? '');
}

const kindOf = ({ page, clause }: Place): number => {
  if (page !== undefined) return 1;
  return clause === undefined ? 0 : 2;
};

// 9.2 comes before 9.10, and numbers before annexes.
const inOrder = new Intl.Collator('en', { numeric: true });
