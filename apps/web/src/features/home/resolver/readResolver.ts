import { decodeQuery } from '../../../client/query.ts';

/** What a link of the resolver asks for; what it does not name is empty. */
export type Asked = {
  search: string;
  designation: string;
  year: string;
  status: string;
  publisher: string;
  /** Counted from 1; null for the beginning. */
  page: number | null;
};

/**
 * Reads the value of the parameter `resolver`: an inner query in UTF-8, written in base64, that of addresses included.
 * Null for what cannot be read, and for a query that asks for nothing.
 */
export function readResolver(written: string): Asked | null {
  const query = decodedBase64(written);
  if (query === null) return null;
  const parameters = Object.entries(decodeQuery(query));
  const value = (name: string): string =>
    parameters.find(([given]) => given.trim().toLowerCase() === name)?.[1][0]?.trim() ?? '';
  const page = Number(value('page'));
  const asked = {
    search: value('search'),
    designation: value('designation'),
    year: value('year'),
    status: value('status'),
    publisher: value('publisher'),
  };
  if (Object.values(asked).every((each) => each === '')) return null;
  return { ...asked, page: Number.isSafeInteger(page) && page > 0 ? page : null };
}

function decodedBase64(written: string): string | null {
  // Mail programs read a plus as a space; addresses have their own two letters, and leave the end out.
  const base64 = written.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
