import type { Metadata } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';

type Dated = Pick<
  Metadata,
  | 'documentType'
  | 'lastUpdateDate'
  | 'lastUpdatePrecision'
  | 'publishedDate'
  | 'publishedPrecision'
  | 'publishedOnlineDate'
>;

/** The date that a document is shown with, in ISO 8601 as far as it is known, and what it is the date of. */
export type DocumentDate = { of: 'published' | 'lastUpdated' | 'publishedOnline'; day: string };

/** Research reports show when they were published, all others when they were last updated, or what is known. */
export function documentDate(document: Dated): DocumentDate | null {
  const { documentType, lastUpdateDate, publishedDate, publishedOnlineDate } = document;
  const isResearchReport = /^research[\s_-]*report$/i.test(documentType.trim());
  if (lastUpdateDate && !(isResearchReport && publishedDate))
    return { of: 'lastUpdated', day: knownPart(lastUpdateDate, document.lastUpdatePrecision) };
  if (publishedDate) return { of: 'published', day: knownPart(publishedDate, document.publishedPrecision) };
  return publishedOnlineDate ? { of: 'publishedOnline', day: publishedOnlineDate } : null;
}

/** A date as far as it is known: '2019', '2019-06' or '2019-06-30'. */
export const knownPart = (day: string, precision: Metadata['publishedPrecision']): string =>
  precision === 'year' ? day.slice(0, 4) : precision === 'month' ? day.slice(0, 7) : day;

/** A date in the words of a language. English is fixed: MMM DD YYYY, and DD MMMM YYYY for publication online. */
export const dateInWords = ({ of, day }: DocumentDate, language: string): string =>
  writeDay(day, of === 'publishedOnline' ? 'DD MMMM YYYY' : 'MMM DD YYYY', language);
