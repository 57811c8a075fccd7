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

const whoseOf = ({ tenant, reader }: ReaderContext<Tables>) => ({
  personId: reader.personId,
  publishers: tenant.settings.publishers,
});

/** Shows readers what they were told. */
export const notificationHandlers: Handlers<Calls, Tables> = {
  notifications: async ({ query }, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { db } = ctx;
    const whose = whoseOf(ctx);
    const [counts, told] = await Promise.all([countsOf(db, whose), notificationsOf(db, whose, query)]);
    const cards = await cardDocuments(
      db,
      told.flatMap(({ content_code }) => content_code ?? []),
    );
    return { ...counts, result: told.map((each) => wireNotification(each, cards)) };
  },

  unreadNotifications: async (_, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return { unread: await unreadOf(ctx.db, whoseOf(ctx)) };
  },

  markNotifications: async ({ body }, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { db } = ctx;
    const { personId } = ctx.reader;
    if ('ids' in body) await mark(db, { personId, ...body });
    else await markThrough(db, { personId, ...body });
    return { unread: await unreadOf(db, whoseOf(ctx)) };
  },
};

const wireNotification = (
  told: SentNotification,
  cards: ReadonlyMap<string, CardDocument>,
): Notification => ({
  id: told.id,
  at: told.at.toISOString(),
  kind: told.kind,
  document: (told.content_code === null ? undefined : cards.get(told.content_code)) ?? null,
  previous:
    told.previous_code === null || told.previous_designation === null
      ? null
      : { contentCode: told.previous_code, designationNo: told.previous_designation },
  publisher: { publisherCode: told.publisher_code, publisherName: told.publisher_name },
  workItem:
    told.work_item_number === null || told.work_item_title === null
      ? null
      : { workItemNumber: told.work_item_number, title: told.work_item_title },
  count: told.many,
  isRead: told.is_read,
});
