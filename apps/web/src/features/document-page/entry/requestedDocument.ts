import { decodeQuery } from '../../../client/query.ts';
import type { LegacyDocument } from './legacyAddress.ts';

/** The document that a URL requests: a content code, or facts to look it up by. */
export type RequestedDocument = { contentCode: string } | LegacyDocument;

/** The document that a query string names, by names in any letter case; null where it names none. */
export function readRequestedDocument(search: string): RequestedDocument | null {
  const parameters = Object.entries(decodeQuery(search));
  const value = (name: string): string =>
    parameters.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1][0]?.trim() ?? '';
  const [contentCode, assetId, designation] = [value('contentCode'), value('assetId'), value('designation')];
  if (contentCode) return { contentCode };
  if (designation) return { designation, year: value('year'), status: value('status') };
  return assetId ? { assetId } : null;
}

/** The name of a requested document, for use in a sentence. */
export function nameOfRequested(requested: RequestedDocument): string {
  if ('contentCode' in requested) return requested.contentCode;
  return 'assetId' in requested ? requested.assetId : requested.designation;
}
