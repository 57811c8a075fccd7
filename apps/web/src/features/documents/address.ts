import { decodeQuery, encodeQuery } from '../../client/query.ts';

const tabKeys = ['pdf', 'html', 'timeline', 'work-items', 'training', 'related', 'compass-points'] as const;
const asideKeys = ['notes', 'details'] as const;

/** The tabs of a document's page, as an address names them. */
export type TabKey = (typeof tabKeys)[number];

/** The sidebars, as URLs name them. */
export type AsideKey = (typeof asideKeys)[number];

/** The state of a document URL: document, tab, place, and sidebar. */
export type DocumentAddress = {
  contentCode: string;
  /** The content code of the edition that it is compared with; null where it is read alone. */
  compare: string | null;
  /** Absent unless the address chooses one. */
  tab: TabKey | null;
  aside: AsideKey | null;
  /** Counted from 1. */
  page: number;
  /** Whether the address says which page, or leaves it at the first one. */
  namesPage: boolean;
  /** The name of a place in the HTML: of a clause its number, where it has one. */
  clause: string | null;
  /** The compass point that is chosen, as its annotation or its link names it. */
  mark: string | null;
};

/** How the fragment of an address begins that names a clause: #clause-7.3.2. */
const clauseMark = '#clause-';

/** Reads the query and the fragment of a document's address; names count in any letter case. */
export function readAddress(query: string, fragment = ''): DocumentAddress {
  const parameters = Object.entries(decodeQuery(query));
  const value = (name: string): string => parameters.find(([written]) => isSame(written, name))?.[1][0] ?? '';
  const page = Number(value('page'));
  const namesPage = Number.isSafeInteger(page) && page > 0;
  const tab = value('tab').toLowerCase();
  const aside = value('aside').toLowerCase();
  // Links of before named the clause in the query.
  const clause = clauseOf(fragment) ?? (value('clause') || null);
  return {
    contentCode: value('contentCode').trim(),
    compare: value('compare').trim() || null,
    // Only the HTML has clauses.
    tab: tabKeys.find((key) => key === tab) ?? (clause === null ? null : 'html'),
    aside: asideKeys.find((key) => key === aside) ?? null,
    page: namesPage ? page : 1,
    namesPage,
    clause,
    mark: value('annotationid') || value('compasspointuuid') || null,
  };
}

/** The fragment that names a clause, or none. */
export const clauseFragment = (clause: string | null): string =>
  clause === null ? '' : clauseMark + encodeURIComponent(clause);

function clauseOf(fragment: string): string | null {
  if (!fragment.toLowerCase().startsWith(clauseMark)) return null;
  const written = fragment.slice(clauseMark.length);
  try {
    return decodeURIComponent(written) || null;
  } catch {
    return written; // A lone % is part of the name.
  }
}

/** Whether a clause is named by its number; others are named by their publisher's id. */
export const isNumbered = (clause: string): boolean =>
  /^[A-Z]{0,2}\.?\d/i.test(clause) || /^[A-Z]$/.test(clause);

/** The query with one parameter set, or left out for null; the others stay. */
export function withParameter(query: string, name: string, value: string | null): string {
  const others = Object.entries(decodeQuery(query)).filter(([written]) => !isSame(written, name));
  return encodeQuery({ ...Object.fromEntries(others), [name]: value ?? undefined });
}

/** The address at another clause, or at none: the fragment that chose the HTML leaves it chosen when it goes. */
export function atClause(
  query: string,
  fragment: string,
  clause: string | null,
): { search: string; hash: string } {
  const { tab } = readAddress(query, fragment);
  const others = withParameter(query, 'clause', null);
  const search = clause === null && tab === 'html' ? withParameter(others, 'tab', 'html') : others;
  return { search, hash: clauseFragment(clause) };
}

const isSame = (written: string, name: string): boolean => written.toLowerCase() === name.toLowerCase();

export type DocumentPlace = {
  contentCode: string;
  page?: number;
  tab?: TabKey | null;
  clause?: string | null;
  isDrm?: boolean;
};

/** The address of two editions side by side, for links. */
export function comparisonPath(place: {
  contentCode: string;
  compare: string;
  tab?: 'html' | 'pdf' | undefined;
  isDrm?: boolean;
}): string {
  const { contentCode, compare, tab, isDrm = false } = place;
  return `${isDrm ? '/document-view/' : '/document/'}${encodeQuery({ contentCode, compare, tab })}`;
}

/** The address of a document, or of a place in it, for links. */
export function documentPath(place: DocumentPlace): string {
  const { contentCode, page = 1, tab, clause, isDrm = false } = place;
  const query = encodeQuery({
    contentCode,
    page: page > 1 ? page : undefined,
    tab: tab ?? undefined,
  });
  return `${isDrm ? '/document-view/' : '/document/'}${query}${clauseFragment(clause ?? null)}`;
}
