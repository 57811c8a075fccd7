/** A stretch of days, both ends in it; an empty end is open. Days are ISO 8601, such as `2026-11-19`. */
export type DayRange = { from: string; to: string };

/** Whether a range ends before it begins. ISO days sort as text. */
export const isReversed = ({ from, to }: DayRange): boolean => from !== '' && to !== '' && to < from;

/** The last day that a date field takes: browsers would otherwise take years of six digits. */
export const lastDay = '9999-12-31';

/** Why a day is not taken. */
export type DayFault = 'tooEarly' | 'tooLate';

/** What is wrong with a day, if anything; no day is not. */
export function dayFault(day: string, { min = '', max = lastDay }): DayFault | undefined {
  if (day === '') return undefined;
  if (day < min) return 'tooEarly';
  return day > max || day.length > lastDay.length ? 'tooLate' : undefined;
}
