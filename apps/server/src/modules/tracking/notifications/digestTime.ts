/** When gathered mail is wanted, by the clock of the place where its reader lives. */
export type DigestTime = {
  readonly mail: 'daily' | 'weekly';
  readonly hour: number;
  /** Monday is 1. */
  readonly weekday: number;
  readonly timeZone: string;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The next moment after now at which gathered mail goes out. It comes once a day or week whatever the clocks do: an hour
 * that they skip is the one behind it, and of an hour that they repeat it is the first.
 */
export function nextDigestAt(time: DigestTime, now: Date): Date {
  const { mail, hour, weekday, timeZone } = time;
  const today = Math.floor(localOf(now.getTime(), timeZone) / dayMs);
  // Today may be over, and a week from now is the furthest; one day more, because a zone may leave a day out.
  for (let day = today; day <= today + 8; day += 1) {
    if (mail === 'weekly' && weekdayOf(day) !== weekday) continue;
    const moment = momentOf(day * dayMs + hour * hourMs, timeZone);
    if (moment > now.getTime()) return new Date(moment);
  }
  throw new Error(`No ${mail} digest is due after ${now.toISOString()} in ${timeZone}`);
}

/** Monday is 1; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;

/** The moment at which the clocks of a place show a time first; of one that they skip, when it would have been. */
function momentOf(local: number, timeZone: string): number {
  const offsets = [local - dayMs, local + dayMs].map((around) => localOf(around, timeZone) - around);
  const moments = offsets.map((offset) => local - offset).toSorted((a, b) => a - b);
  const shown = moments.find((moment) => localOf(moment, timeZone) === local);
  return shown ?? Math.max(...moments);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a place show, as if it were UTC, to the second. */
function localOf(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const shown = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => shown.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
