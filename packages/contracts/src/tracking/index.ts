import { z } from 'zod';
import { CardDocument } from '../documents/card.ts';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentCode, Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';
import { alertCalls } from './alerts.ts';
import { trackingNotFound } from './failures.ts';
import { notificationCalls } from './notifications.ts';
import { publisherCalls } from './publishers.ts';

export { Alerts, mailRhythms, usualAlerts, type MailRhythm } from './alerts.ts';
export {
  changeKinds,
  mostMarked,
  Notification,
  notificationKinds,
  type NotificationKind,
} from './notifications.ts';
export { TrackedPublisher } from './publishers.ts';

/** What the wire says in place of a state while changes cannot be tracked. */
export const trackerUnavailable = 'Tracker Service Unavailable';

/** Whether a reader follows the changes of a family of editions; off is not the same as never. */
export const Tracking = z.object({ id: z.int(), trackingFlag: z.boolean() });
export type Tracking = z.infer<typeof Tracking>;

/** What can become of a document that readers are told of. */
export const trackedEvents = ['new-edition', 'amendment', 'withdrawal', 'status', 'text'] as const;
export type TrackedEvent = (typeof trackedEvents)[number];

/** A document whose changes a reader follows: the edition that was read when that began. */
export const TrackedDocument = z.object({
  id: z.int(),
  document: CardDocument,
  trackingSinceDate: Instant,
  trackingFlag: z.boolean(),
  lastChange: z
    .object({ at: Instant, event: z.enum(trackedEvents) })
    .nullable()
    .describe('The latest that became of any of its editions; null where the library knows of nothing'),
  inForce: z
    .object({ contentCode: z.string(), designationNo: z.string() })
    .nullable()
    .describe('The edition to use now, which may be this one; null where none is in force'),
});
export type TrackedDocument = z.infer<typeof TrackedDocument>;

/** The latest that became of a tracked document; `before` is the designation of the edition that was tracked, where this is another one. */
export const TrackedChange = z.object({
  at: Instant,
  event: z.enum(trackedEvents),
  document: CardDocument,
  before: z.string().nullable(),
});
export type TrackedChange = z.infer<typeof TrackedChange>;

const TrackingId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const TrackedPage = {
  query: z.object({
    page: PageNumber,
    size: PageSize(10, 100),
    sort: z
      .union([z.literal('').transform(() => undefined), z.literal('ContentTrackingOff')])
      .optional()
      .describe('`ContentTrackingOff` lists what was tracked once as well, and before the rest'),
  }),
  answer: z.object({
    count: z.int(),
    result: z.array(TrackedDocument),
    trackerUnavailable: z.boolean(),
  }),
};

const TrackingChange = z.object({ data: z.union([Tracking, z.literal(trackerUnavailable)]) });

/** Following the changes of documents. */
export const tracking = contract({
  trackedDocuments: {
    method: 'GET',
    path: '/api/tracked-documents/current-user',
    summary: 'A page of the tracked documents, latest first, and their number',
    who: 'reader',
    ...TrackedPage,
    failures: [individualsOnly],
  },
  trackedDocumentsPage: {
    method: 'GET',
    path: '/api/tracked-documents/page/current-user',
    summary: 'The same page of tracked documents at the alternative address',
    who: 'reader',
    ...TrackedPage,
    failures: [individualsOnly],
  },
  changesSinceLastVisit: {
    method: 'GET',
    path: '/api/tracked-documents/current-user/changes',
    summary: 'Changes of tracked documents since the reader’s last visit; the latest three, and their number',
    who: 'reader',
    answer: z.object({
      lastVisit: Instant.nullable().describe('Null for who was never here before'),
      tracked: z.int(),
      changed: z.int(),
      changes: z.array(TrackedChange),
    }),
    failures: [individualsOnly],
  },
  trackingOf: {
    method: 'GET',
    path: '/api/documents/getContentTracking',
    summary: 'Whether the reader tracks a family of editions',
    who: 'reader',
    query: z.object({ family: z.string().trim().min(1).max(500) }),
    answer: z.object({
      data: Tracking.nullable().describe('Null for what was never tracked'),
      trackerUnavailable: z.boolean(),
    }),
    failures: [individualsOnly],
  },
  track: {
    method: 'POST',
    path: '/api/tracked-documents',
    summary: 'Track a document; idempotent',
    who: 'reader',
    query: z.object({ contentCode: ContentCode }),
    answer: TrackingChange,
    failures: [
      individualsOnly,
      notFound,
      notEntitled,
      { status: 403, code: 'tracking-not-allowed', detail: 'This document cannot be tracked' },
    ],
  },
  toggleTracking: {
    method: 'PUT',
    path: '/api/tracked-documents/{id}',
    summary: 'Toggle tracking',
    who: 'reader',
    params: z.object({ id: TrackingId }),
    answer: TrackingChange,
    failures: [individualsOnly, trackingNotFound],
  },
  removeTracking: {
    method: 'DELETE',
    path: '/api/tracked-documents/{id}',
    summary: 'Remove a tracked document; idempotent',
    who: 'reader',
    params: z.object({ id: TrackingId }),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
  ...publisherCalls,
  ...alertCalls,
  ...notificationCalls,
});
