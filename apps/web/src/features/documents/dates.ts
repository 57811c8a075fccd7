import type { Metadata } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';

type Dated = Pick<Metadata, 'documentType' | 'lastUpdateDate' | 'publishedDate' | 'publishedOnlineDate'>;

/** The date that a document is shown with, and what it is the date of. */
export type DocumentDate = { of: 'published' | 'lastUpdated' | 'publishedOnline'; day: string };

/** Research reports show when they were published, all others when they were last updated, or what is known. */
export function documentDate(document: Dated): DocumentDate | null {
  const { documentType, lastUpdateDate, publishedDate, publishedOnlineDate } = document;
  const isResearchReport = /^research[\s_-]*report$/i.test(documentType.trim());
  if (lastUpdateDate && !(isResearchReport && publishedDate))
    return { of: 'lastUpdated', day: lastUpdateDate };
  if (publishedDate) return { of: 'published', day: publishedDate };
  return publishedOnlineDate ? { of: 'publishedOnline', day: publishedOnlineDate } : null;
}

/** A date in the words of a language. English is fixed: MMM DD YYYY, and DD MMMM YYYY for publication online. */
export const dateInWords = ({ of, day }: DocumentDate, language: string): string =>
  writeDay(day, of === 'publishedOnline' ? 'DD MMMM YYYY' : 'MMM DD YYYY', language);
