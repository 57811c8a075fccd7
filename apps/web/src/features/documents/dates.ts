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
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const monthStyle = of === 'publishedOnline' ? 'long' : 'short';
  if (!language.startsWith('en')) return formatOf(language, monthStyle).format(at);
  const monthName = formatOf('en', monthStyle).format(at);
  return of === 'publishedOnline' ? `${date} ${monthName} ${year}` : `${monthName} ${date} ${year}`;
}

type MonthStyle = 'long' | 'short';
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all else of a row: each is made once. */
function formatOf(language: string, month: MonthStyle): Intl.DateTimeFormat {
  const key = `${language} ${month}`;
  const known = formats.get(key);
  if (known) return known;
  const parts = { month, numberingSystem: 'latn', timeZone: 'UTC' } as const;
  const whole = language === 'en' ? parts : ({ ...parts, day: 'numeric', year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(language, whole);
  formats.set(key, format);
  return format;
}
