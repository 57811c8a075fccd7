import { z } from 'zod';

/** A day without a time: YYYY-MM-DD. */
export const CalendarDate = z.iso.date();

/** A moment in time: ISO 8601 with an offset. */
export const Instant = z.iso.datetime({ offset: true });
