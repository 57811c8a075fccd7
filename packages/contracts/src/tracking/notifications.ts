import { z } from 'zod';
import { CardDocument } from '../documents/card.ts';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

/** The changes that readers are told of, the weightiest first: of what happened to a family at once, the first one is told. */
export const changeKinds = [
  'new-edition',
  'withdrawal',
  'replacement',
  'amendment',
  'corrigendum',
  'translation',
  'status',
  'text',
  'new-documents',
  'new-work-item',
  'work-item',
] as const;

/** What readers are told of: changes, and the answers to their requests for access. */
export const notificationKinds = [...changeKinds, 'access-granted', 'access-declined'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The most notifications that can be marked as read by their numbers at once. */
export const mostMarked = 100;

/** What a reader is told of something that they track. */
export const Notification = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(notificationKinds),
  document: CardDocument.nullable().describe(
    'The document that came or changed; of several new ones the first; null for work on nothing that is here',
  ),
  previous: z
    .object({ contentCode: z.string(), designationNo: z.string() })
    .nullable()
    .describe('The edition before, to compare a new one with'),
  publisher: z.object({ publisherCode: z.string(), publisherName: z.string() }),
  workItem: z.object({ workItemNumber: z.string(), title: z.string() }).nullable(),
  count: z.int().positive().describe('How many new documents of a publisher came at once; else 1'),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.object({ unread: z.int() });

const NotificationId = z.int().positive();

/** What is read, or unread again: some by their numbers, or all up to one of them. */
const Marked = z.union([
  z.object({ ids: z.array(NotificationId).min(1).max(mostMarked), isRead: z.boolean().default(true) }),
  z.object({ through: NotificationId }),
]);

/** The calls of the notification center. */
export const notificationCalls = contract({
  notifications: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'A page of what the reader was told of what they track, the latest first',
    who: 'reader',
    query: z.object({ page: PageNumber, size: PageSize(20, 100) }),
    answer: z.object({ count: z.int(), unread: z.int(), result: z.array(Notification) }),
    failures: [individualsOnly],
  },
  unreadNotifications: {
    method: 'GET',
    path: '/api/notifications/unread',
    summary: 'How many notifications the reader has not read',
    who: 'reader',
    isBackground: true,
    answer: Unread,
    failures: [individualsOnly],
  },
  markNotifications: {
    method: 'POST',
    path: '/api/notifications/read',
    summary:
      'Mark notifications as read, or as unread again; those of others stay as they are. Answers how many are unread',
    who: 'reader',
    body: Marked,
    answer: Unread,
    failures: [individualsOnly],
  },
});
