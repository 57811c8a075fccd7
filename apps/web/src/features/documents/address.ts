import { decodeQuery, encodeQuery } from '../../client/query.ts';

const tabKeys = ['pdf', 'html', 'work-items', 'training', 'related', 'compass-points'] as const;
const asideKeys = ['notes', 'details'] as const;

/** The tabs of a document's page, as an address names them. */
export type TabKey = (typeof tabKeys)[number];

/** What can stand beside the text, as an address names it. */
export type AsideKey = (typeof asideKeys)[number];

/** What the address of a document says: which one, in which tab, where in it, and what stands beside it. */
export type DocumentAddress = {
  contentCode: string;
  /** Absent unless the address chooses one. */
  tab: TabKey | null;
  aside: AsideKey | null;
  /** Counted from 1. */
  page: number;
  /** Whether the address says which page, or leaves it at the first one. */
  namesPage: boolean;
  /** The name of a place in the HTML. */
  clause: string | null;
};

/** Reads the query of a document's address; names count in any letter case. */
export function readAddress(query: string): DocumentAddress {
  const parameters = Object.entries(decodeQuery(query));
  const value = (name: string): string => parameters.find(([written]) => isSame(written, name))?.[1][0] ?? '';
  const page = Number(value('page'));
  const namesPage = Number.isSafeInteger(page) && page > 0;
  const tab = value('tab').toLowerCase();
  const aside = value('aside').toLowerCase();
  return {
    contentCode: value('contentCode').trim(),
    tab: tabKeys.find((key) => key === tab) ?? null,
    aside: asideKeys.find((key) => key === aside) ?? null,
    page: namesPage ? page : 1,
    namesPage,
    clause: value('clause') || null,
  };
}

/** The query with one parameter set, or left out for null; the others stay. */
export function withParameter(query: string, name: string, value: string | null): string {
  const others = Object.entries(decodeQuery(query)).filter(([written]) => !isSame(written, name));
  return encodeQuery({ ...Object.fromEntries(others), [name]: value ?? undefined });
}

const isSame = (written: string, name: string): boolean => written.toLowerCase() === name.toLowerCase();

export type DocumentPlace = {
  contentCode: string;
  page?: number;
  tab?: TabKey | null;
  clause?: string | null;
  isDrm?: boolean;
};

/** The address of a document, or of a place in it, for links. */
export function documentPath(place: DocumentPlace): string {
  const { contentCode, page = 1, tab, clause, isDrm = false } = place;
  const query = encodeQuery({
    contentCode,
    page: page > 1 ? page : undefined,
    tab: tab ?? undefined,
    clause: clause ?? undefined,
  });
  return `${isDrm ? '/document-view/' : '/document/'}${query}`;
}
