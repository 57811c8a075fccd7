import type { ReportFilters } from '@norma/contracts';
import { fail, type Failed } from '@norma/contracts/kit';

const dayMs = 86_400_000;
/** Five years of days. */
const longest = 1_827;

/** From one day to another, both included; days are those of UTC, YYYY-MM-DD. */
export type Range = { readonly from: string; readonly to: string };

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const daysLater = (day: string, count: number): string => dayOf(Date.parse(day) + count * dayMs);

/** The days that a report is asked of: the last seven, today among them, unless others are named. */
export function rangeOf(
  { from, to }: Pick<ReportFilters, 'from' | 'to'>,
  now: Date,
): Range | Failed<'report-range-wrong'> {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? daysLater(last, -6);
  return first <= last && lengthOf({ from: first, to: last }) <= longest
    ? { from: first, to: last }
    : fail('report-range-wrong');
}

/** As many days before. */
export const rangeBefore = (range: Range): Range => ({
  from: daysLater(range.from, -lengthOf(range)),
  to: daysLater(range.from, -1),
});

/** Every day of a range. */
export const daysOf = (range: Range): string[] =>
  Array.from({ length: lengthOf(range) }, (_, index) => daysLater(range.from, index));

const lengthOf = ({ from, to }: Range): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
