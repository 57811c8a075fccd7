import { decodeQuery } from '../../../client/query.ts';
import type { LegacyDocument } from './legacyAddress.ts';

/** What an address asks to be opened: a content code, or what it can be looked up by. */
export type AskedCode = { contentCode: string } | LegacyDocument;

/** The document that a query string names, by names in any letter case; null where it names none. */
export function readAskedCode(search: string): AskedCode | null {
  const parameters = Object.entries(decodeQuery(search));
  const value = (name: string): string =>
    parameters.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1][0]?.trim() ?? '';
  const [contentCode, assetId, designation] = [value('contentCode'), value('assetId'), value('designation')];
  if (contentCode) return { contentCode };
  if (designation) return { designation, year: value('year'), status: value('status') };
  return assetId ? { assetId } : null;
}

/** How a document is called that is asked for, in a sentence. */
export function nameOfAsked(asked: AskedCode): string {
  if ('contentCode' in asked) return asked.contentCode;
  return 'assetId' in asked ? asked.assetId : asked.designation;
}
