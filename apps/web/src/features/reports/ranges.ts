/** From one day to another, both included; days are ISO 8601 and those of UTC, by which the library counts. */
export type Days = { readonly from: string; readonly to: string };

/** Ranges that have a name. */
export const ranges = ['last-week', 'this-month', 'last-month', 'this-year'] as const;
export type RangeName = (typeof ranges)[number];

const dayMs = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day it is now. */
export const today = (): string => dayOf(Date.now());

/** The days of a range that has a name, on a day. */
export function daysOfRange(name: RangeName, day: string): Days {
  const [year = 0, month = 0] = day.split('-').map(Number);
  switch (name) {
    case 'last-week':
      return { from: dayOf(Date.parse(day) - 6 * dayMs), to: day };
    case 'this-month':
      return { from: `${day.slice(0, 8)}01`, to: day };
    case 'last-month':
      return { from: dayOf(Date.UTC(year, month - 2, 1)), to: dayOf(Date.UTC(year, month - 1, 0)) };
    case 'this-year':
      return { from: `${day.slice(0, 5)}01-01`, to: day };
  }
}

/** How many days a range has. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
