import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats measurements with their units in the user's language. */
export type Measures = {
  readonly count: (value: number) => string;
  /** In GB, or in MB below one. */
  readonly bytes: (value: number) => string;
  /** The figure of the first next to the second with its unit: `1.19 / 2.05 GB`, and `118 MB / 2.05 GB` where it is small. */
  readonly bytesOf: (used: number, limit: number) => string;
  readonly ms: (value: number) => string;
  readonly share: (value: number) => string;
  /** How long: in the largest of ms, s, min, h and days of which there is at least one. */
  readonly span: (ms: number) => string;
  /** The time of day to the minute, and to the second. */
  readonly minute: (at: string) => string;
  readonly time: (at: string) => string;
};

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;
const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
  ['millisecond', 1],
] as const;

/** How figures are written here. */
export function useMeasures(): Measures {
  const { i18n } = useTranslation();
  return useMemo(() => measuresIn(i18n.language), [i18n.language]);
}

/** How figures are written in a language, always in Western digits. */
export function measuresIn(language: string): Measures {
  const format = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    const { format: write } = new Intl.NumberFormat(language, { ...options, numberingSystem: 'latn' });
    return (value) => write(value);
  };
  const unit = (name: string, digits: number): ((value: number) => string) =>
    format({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const clock = (options: Intl.DateTimeFormatOptions): ((at: string) => string) => {
    const write = new Intl.DateTimeFormat(language, {
      ...options,
      numberingSystem: 'latn',
      calendar: 'gregory',
      hourCycle: 'h23',
    });
    return (at) => write.format(new Date(at));
  };

  const [inGigabytes, inMegabytes] = [unit('gigabyte', 2), unit('megabyte', 0)];
  const inTenths = unit('megabyte', 1);
  const [gigabytes, megabytes] = [format({ maximumFractionDigits: 2 }), format({ maximumFractionDigits: 0 })];
  const percent = (digits: number) => format({ style: 'percent', maximumFractionDigits: digits });
  const [tenths, hundredths] = [percent(1), percent(2)];
  const [wholeMs, tenthsOfMs] = [unit('millisecond', 0), unit('millisecond', 1)];
  const inUnits = spans.map(([name, length]) => ({ length, write: unit(name, length > 1_000 ? 0 : 1) }));
  const bytes = (value: number): string => {
    if (value >= gigabyte) return inGigabytes(value / gigabyte);
    return (value < 10 * megabyte ? inTenths : inMegabytes)(value / megabyte);
  };

  return {
    count: format({ maximumFractionDigits: 0 }),
    bytes,
    bytesOf: (used, limit) => {
      const isSmall = limit >= gigabyte && used < gigabyte;
      const figure = limit >= gigabyte ? gigabytes(used / gigabyte) : megabytes(used / megabyte);
      return `${isSmall ? bytes(used) : figure} / ${bytes(limit)}`;
    },
    ms: (value) => (value < 10 ? tenthsOfMs(value) : wholeMs(value)),
    share: (value) => (value < 0.01 ? hundredths(value) : tenths(value)),
    span: (value) => {
      const { length, write } = inUnits.find((each) => value >= each.length) ?? { length: 1, write: wholeMs };
      return write(value / length);
    },
    minute: clock({ timeStyle: 'short' }),
    time: clock({ timeStyle: 'medium' }),
  };
}
