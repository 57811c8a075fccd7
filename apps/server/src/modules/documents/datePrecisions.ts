import type { DatePrecision } from '@norma/contracts/fields';

type Dates = Record<'published_on' | 'published' | 'updated_on' | 'updated', string | null>;

/** How much of the dates of a document its source gives, as the wire says it. */
export const datePrecisionsOf = ({ published_on, published, updated_on, updated }: Dates) => ({
  publishedPrecision: precisionOf(published_on, published),
  lastUpdatePrecision: precisionOf(updated_on, updated),
});

/** By what is written of the date; of what was imported before that was stored, the day. */
function precisionOf(day: string | null, written: string | null): DatePrecision | null {
  if (day === null) return null;
  if (written?.length === 4) return 'year';
  return written?.length === 7 ? 'month' : 'day';
}
