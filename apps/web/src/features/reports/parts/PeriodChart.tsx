import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart, quantity } from '../../../ui/charts/BarChart.tsx';
import { inPeriods, periodOf, type Period } from '../periods.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Day = { readonly day: string };
/** Days that are together for one bar. */
type Periods<D> = { key: string; label: string; days: readonly D[] };

type Props<D extends Day> = {
  days: readonly D[];
  word: 'openedPer' | 'donePer';
  series: readonly [string, string, string, string];
  /** What is piled up of a day, in the order of the series. */
  valuesOf: (day: D) => readonly [number, number, number, number];
  empty: string;
  /** The same as a table, where it tells more than the bars. */
  Table?: ComponentType<{ periods: readonly Periods<D>[]; axis: string }>;
};

/** What happened on each day; where there are too many of them, in each week or month. */
export function PeriodChart<D extends Day>({ days, word, series, valuesOf, empty, Table }: Props<D>) {
  const t = useMessages('reports');
  const { i18n } = useTranslation();
  const period = periodOf(days.length);
  const periods = inPeriods(days, period).map(({ first, days: together }) => ({
    key: first,
    label: labelOf(first, period, i18n.language),
    days: together,
  }));
  const isNothing = days.every((day) => valuesOf(day).every((value) => value === 0));
  const axis = t(`period.${period}`);
  const bars = periods.map(({ key, label, days: together }) => ({
    key,
    label,
    values: series.map((_, at) => quantity(together.reduce((sum, day) => sum + (valuesOf(day)[at] ?? 0), 0))),
  }));
  return (
    <BarChart
      title={t(`${word}.${period}`)}
      axis={axis}
      series={series}
      bars={isNothing ? [] : bars}
      empty={empty}
      table={Table && <Table periods={periods} axis={axis} />}
    />
  );
}

const formats: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  day: { weekday: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};

/** "Fri 13", "Nov 16", "Nov 2026": English has its weekday first, which Intl puts behind. */
function labelOf(day: string, period: Period, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    ...formats[period],
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  const at = new Date(`${day}T00:00:00Z`);
  if (period !== 'day') return format.format(at);
  const parts = format.formatToParts(at);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('weekday')} ${of('day')}`;
}
