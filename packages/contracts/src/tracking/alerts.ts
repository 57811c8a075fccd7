import { z } from 'zod';
import { TimeZone } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

/** How readers have themselves told by mail: not at all, as it happens, or gathered once a day or week. */
export const mailRhythms = ['none', 'at-once', 'daily', 'weekly'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** How a reader is told of changes beyond the library itself. */
export const Alerts = z.object({
  mail: z.enum(mailRhythms),
  hour: z.int().min(0).max(23).describe('The hour of the reader’s day at which gathered mail goes out'),
  weekday: z.int().min(1).max(7).describe('The day of gathered weekly mail; Monday is 1'),
  timeZone: TimeZone,
});
export type Alerts = z.infer<typeof Alerts>;

/** How readers are told who have never said how. */
export const usualAlerts: Alerts = { mail: 'at-once', hour: 7, weekday: 1, timeZone: 'UTC' };

const WorkItems = z.object({ workItem: z.enum(['true', 'false']) });

/** The calls of what is told, and how. */
export const alertCalls = contract({
  workItemTracking: {
    method: 'GET',
    path: '/api/trackers/workItem',
    summary: 'Whether the reader is notified about work items',
    who: 'reader',
    answer: WorkItems,
    failures: [individualsOnly],
  },
  trackWorkItems: {
    method: 'POST',
    path: '/api/trackers/workItem',
    summary: 'Turn notifications about work items on or off',
    who: 'reader',
    body: WorkItems,
    answer: WorkItems,
    failures: [individualsOnly],
  },
  alerts: {
    method: 'GET',
    path: '/api/trackers/alerts',
    summary: 'The reader’s email settings for changes',
    who: 'reader',
    answer: Alerts,
    failures: [individualsOnly],
  },
  saveAlerts: {
    method: 'PUT',
    path: '/api/trackers/alerts',
    summary: 'Set how changes are sent by email',
    who: 'reader',
    body: Alerts,
    answer: Alerts,
    failures: [individualsOnly],
  },
});
