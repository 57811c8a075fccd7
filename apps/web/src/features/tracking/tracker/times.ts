type Option = { value: string; label: string };

const format = (language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...how, timeZone: 'UTC' });

/** The hours of a day as a language writes them. */
export function hours(language: string): Option[] {
  const written = format(language, { hour: 'numeric', minute: '2-digit' });
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: written.format(Date.UTC(2024, 0, 1, hour)),
  }));
}

/** The days of a week as a language calls them; Monday is 1. */
export function weekdays(language: string): Option[] {
  const written = format(language, { weekday: 'long' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => ({
    value: String(day + 1),
    label: written.format(Date.UTC(2024, 0, day + 1)),
  }));
}

/** The time zone of the reader's browser. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone that the browser knows, with one that was chosen elsewhere. */
export function timeZones(chosen: string): Option[] {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...all].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
