import type { Notification } from '@norma/contracts';

/** The notifications of one day, read or unread. */
export type Day = { key: string; isRead: boolean; day: string; notifications: Notification[] };

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(moment: string | Date): string {
  const at = new Date(moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Notifications by day in the order in which they come; `wasRead` says which of them are among the read. */
export function byDay(
  notifications: readonly Notification[],
  wasRead: (each: Notification) => boolean,
): Day[] {
  const days: Day[] = [];
  for (const each of notifications) {
    const [isRead, day] = [wasRead(each), dayOf(each.at)];
    const last = days.at(-1);
    if (last?.day === day && last.isRead === isRead) last.notifications.push(each);
    else days.push({ key: `${isRead} ${day}`, isRead, day, notifications: [each] });
  }
  return days;
}
