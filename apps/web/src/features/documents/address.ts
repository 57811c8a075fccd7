import { decodeQuery, encodeQuery } from '../../client/query.ts';

/** The formats in which a document is read here, as an address names them. */
export type Format = 'pdf' | 'html';

/** What the address of a document says: which one, in which format, and where in it. */
export type DocumentAddress = {
  contentCode: string;
  /** Absent unless the address chooses one. */
  format: Format | null;
  /** Counted from 1. */
  page: number;
  /** The name of a place in the HTML. */
  clause: string | null;
};

/** Reads the query of a document's address; names count in any letter case. */
export function readAddress(query: string): DocumentAddress {
  const parameters = Object.entries(decodeQuery(query));
  const value = (name: string): string => parameters.find(([written]) => isSame(written, name))?.[1][0] ?? '';
  const page = Number(value('page'));
  const format = value('tab').toLowerCase();
  return {
    contentCode: value('contentCode').trim(),
    format: format === 'html' || format === 'pdf' ? format : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    clause: value('clause') || null,
  };
}

/** The query with one parameter set, or left out for null; the others stay. */
export function withParameter(query: string, name: string, value: string | null): string {
  const others = Object.entries(decodeQuery(query)).filter(([written]) => !isSame(written, name));
  return encodeQuery({ ...Object.fromEntries(others), [name]: value ?? undefined });
}

const isSame = (written: string, name: string): boolean => written.toLowerCase() === name.toLowerCase();

export type DocumentPlace = { contentCode: string; page?: number; format?: Format; isDrm?: boolean };

/** The address of a document, for links to it. */
export function documentPath({ contentCode, page = 1, format, isDrm = false }: DocumentPlace): string {
  const query = encodeQuery({ contentCode, page: page > 1 ? page : undefined, tab: format });
  return `${isDrm ? '/document-view/' : '/document/'}${query}`;
}
