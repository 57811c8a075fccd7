import type { Notification } from '@norma/contracts';

/** What was told on one day, read or unread. */
export type Day = { key: string; isRead: boolean; day: string; told: Notification[] };

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(moment: string | Date): string {
  const at = new Date(moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Notifications by day in the order in which they come; `wasRead` says which of them stand among the read. */
export function byDay(told: readonly Notification[], wasRead: (each: Notification) => boolean): Day[] {
  const days: Day[] = [];
  for (const each of told) {
    const [isRead, day] = [wasRead(each), dayOf(each.at)];
    const last = days.at(-1);
    if (last?.day === day && last.isRead === isRead) last.told.push(each);
    else days.push({ key: `${isRead} ${day}`, isRead, day, told: [each] });
  }
  return days;
}
