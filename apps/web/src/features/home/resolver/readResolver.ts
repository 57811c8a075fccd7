import { decodeQuery } from '../../../client/query.ts';

/** The query of a resolver link; missing parameters are empty. */
export type ResolverQuery = {
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
 * Null for an invalid or empty query.
 */
export function readResolver(written: string): ResolverQuery | null {
  const query = decodedBase64(written);
  if (query === null) return null;
  const parameters = Object.entries(decodeQuery(query));
  const value = (name: string): string =>
    parameters.find(([given]) => given.trim().toLowerCase() === name)?.[1][0]?.trim() ?? '';
  const page = Number(value('page'));
  const lookup = {
    search: value('search'),
    designation: value('designation'),
    year: value('year'),
    status: value('status'),
    publisher: value('publisher'),
  };
  if (Object.values(lookup).every((each) => each === '')) return null;
  return { ...lookup, page: Number.isSafeInteger(page) && page > 0 ? page : null };
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
