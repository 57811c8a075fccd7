import type { Notification } from '@norma/contracts';

/** The notifications of one day. */
export type Day = { day: string; notifications: Notification[] };

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(moment: string | Date): string {
  const at = new Date(moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Notifications by day in the order in which they come. */
export function byDay(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const each of notifications) {
    const day = dayOf(each.at);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(each);
    else days.push({ day, notifications: [each] });
  }
  return days;
}
