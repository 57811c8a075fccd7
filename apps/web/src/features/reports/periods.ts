/** The period of one bar of a chart. */
export type Period = 'day' | 'week' | 'month';

/** The period of a bar of the chart: days, or weeks or months where there are too many days. */
export function periodOf(days: number): Period {
  if (days <= 31) return 'day';
  return days <= 190 ? 'week' : 'month';
}

const mondayOf = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
};

const beginningOf: Readonly<Record<Period, (day: string) => string>> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

/** Days put together to periods, in their order; each is called by the first of its days that is in the range. */
export function inPeriods<Day extends { readonly day: string }>(
  days: readonly Day[],
  period: Period,
): { first: string; days: Day[] }[] {
  const together = new Map<string, Day[]>();
  for (const day of days) {
    const key = beginningOf[period](day.day);
    together.set(key, [...(together.get(key) ?? []), day]);
  }
  return [...together.values()].map((each) => ({ first: each[0]?.day ?? '', days: each }));
}
