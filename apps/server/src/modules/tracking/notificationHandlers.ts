import type { CardDocument, Notification, tracking } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import { cardDocuments, type DocumentTables } from '../documents/index.ts';
import {
  countsOf,
  mark,
  markThrough,
  notificationsOf,
  unreadOf,
  type SentNotification,
} from './notificationStore.ts';
import type { TrackingTables } from './tables.ts';

type Tables = DocumentTables & TrackingTables;
type Calls = Pick<typeof tracking, 'notifications' | 'unreadNotifications' | 'markNotifications'>;

const readerOf = ({ tenant, reader }: ReaderContext<Tables>) => ({
  personId: reader.personId,
  publishers: tenant.settings.publishers,
});

/** Shows readers what they were told. */
export const notificationHandlers: Handlers<Calls, Tables> = {
  notifications: async ({ query }, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { db } = ctx;
    const reader = readerOf(ctx);
    const [counts, notifications] = await Promise.all([
      countsOf(db, reader),
      notificationsOf(db, reader, query),
    ]);
    const cards = await cardDocuments(
      db,
      notifications.flatMap(({ content_code }) => content_code ?? []),
      ctx.reader,
    );
    return { ...counts, result: notifications.map((each) => wireNotification(each, cards)) };
  },

  unreadNotifications: async (_, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return { unread: await unreadOf(ctx.db, readerOf(ctx)) };
  },

  markNotifications: async ({ body }, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { db } = ctx;
    const { personId } = ctx.reader;
    if ('ids' in body) await mark(db, { personId, ...body });
    else await markThrough(db, { personId, ...body });
    return { unread: await unreadOf(db, readerOf(ctx)) };
  },
};

const wireNotification = (
  notifications: SentNotification,
  cards: ReadonlyMap<string, CardDocument>,
): Notification => ({
  id: notifications.id,
  at: notifications.at.toISOString(),
  kind: notifications.kind,
  document: (notifications.content_code === null ? undefined : cards.get(notifications.content_code)) ?? null,
  previous:
    notifications.previous_code === null || notifications.previous_designation === null
      ? null
      : { contentCode: notifications.previous_code, designationNo: notifications.previous_designation },
  publisher: { publisherCode: notifications.publisher_code, publisherName: notifications.publisher_name },
  workItem:
    notifications.work_item_number === null || notifications.work_item_title === null
      ? null
      : { workItemNumber: notifications.work_item_number, title: notifications.work_item_title },
  count: notifications.many,
  isRead: notifications.is_read,
});
