import { z } from 'zod';

/** A day without a time: YYYY-MM-DD. */
export const CalendarDate = z.iso.date();

/** How much of a date is known: of a month or a year alone, the CalendarDate is the first day. */
export const DatePrecision = z.enum(['year', 'month', 'day']);
export type DatePrecision = z.infer<typeof DatePrecision>;

/** A moment in time: ISO 8601 with an offset. */
export const Instant = z.iso.datetime({ offset: true });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** A name such as Europe/Oslo follows the clock changes of its place; an offset such as +02:00 follows none. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'A place is expected, e.g. Europe/Oslo')
  .refine(isTimeZone, 'This time zone does not exist; one such as Europe/Oslo is expected');
