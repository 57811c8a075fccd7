import type { CardDocument } from '@norma/contracts';
import { dateInWords, documentDate } from '../../../documents/index.ts';

/** What a card must know of a document to show its date. */
export type Dated = Pick<
  CardDocument,
  | 'documentType'
  | 'lastUpdateDate'
  | 'lastUpdatePrecision'
  | 'publishDate'
  | 'publishedPrecision'
  | 'publishedOnlineDate'
>;

/** What the date at the foot of a card is the date of, and the date in words. */
export type CardDate = { of: 'published' | 'lastUpdated' | 'publishedOnline'; words: string };

/** The date at the foot of a card: of a research report when it was published, else when it was last updated. */
export function cardDate({ publishDate, ...document }: Dated, language: string): CardDate | null {
  const date = documentDate({ ...document, publishedDate: publishDate });
  return date && { of: date.of, words: dateInWords(date, language) };
}
