import type { Metadata } from '@norma/contracts';

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
export function dateInWords({ of, day }: DocumentDate, language: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const isOnline = of === 'publishedOnline';
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const monthStyle = isOnline ? 'long' : 'short';
  if (!language.startsWith('en')) {
    const parts = {
      day: 'numeric',
      month: monthStyle,
      year: 'numeric',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    } as const;
    return new Intl.DateTimeFormat(language, parts).format(at);
  }
  const monthName = new Intl.DateTimeFormat('en', { month: monthStyle, timeZone: 'UTC' }).format(at);
  return isOnline ? `${date} ${monthName} ${year}` : `${monthName} ${date} ${year}`;
}
