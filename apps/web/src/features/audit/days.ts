import type { DayRange } from '../../ui/forms/dateRange.ts';

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The days that are shown at first: from a month ago to tomorrow, as the reader's calendar has them. */
export function usualDays(now: Date): DayRange {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // The month before may be shorter: its last day then.
  const lastOfMonthBefore = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    from: isoDay(year, month - 1, Math.min(day, lastOfMonthBefore)),
    to: isoDay(year, month, day + 1),
  };
}
