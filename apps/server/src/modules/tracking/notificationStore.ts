import type { NotificationKind } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { TrackingTables } from './tables.ts';

type Db = Kysely<TrackingTables & DocumentTables>;

/** Whose notifications, of the documents of which publishers. */
type NotificationReader = { readonly personId: string; readonly publishers: readonly string[] };

const notificationsTo = (db: Db, { personId, publishers }: NotificationReader) =>
  db
    .selectFrom('notifications')
    .where('notifications.person_id', '=', personId)
    .where('notifications.publisher_code', 'in', [...publishers]);

/** How many notifications someone has, and how many of them they have not read. */
export async function countsOf(
  db: Db,
  reader: NotificationReader,
): Promise<{ count: number; unread: number }> {
  return notificationsTo(db, reader)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('is_read', '=', false).as('unread'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many notifications someone has not read. */
export async function unreadOf(db: Db, reader: NotificationReader): Promise<number> {
  const { unread } = await notificationsTo(db, reader)
    .where('is_read', '=', false)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

const pageOf = (
  db: Db,
  reader: NotificationReader,
  { page, size }: { readonly page: number; readonly size: number },
) =>
  notificationsTo(db, reader)
    .innerJoin('publishers', 'publishers.code', 'notifications.publisher_code')
    .leftJoin('documents as document', 'document.content_id', 'notifications.content_id')
    .leftJoin('documents as previous', 'previous.content_id', 'notifications.previous_id')
    .leftJoin('work_items', 'work_items.id', 'notifications.work_item_id')
    .select([
      'notifications.id',
      'notifications.at',
      'notifications.kind',
      'notifications.many',
      'notifications.is_read',
      'publishers.code as publisher_code',
      'publishers.name as publisher_name',
      'document.content_code',
      'previous.content_code as previous_code',
      'previous.designation as previous_designation',
      'work_items.number as work_item_number',
      'work_items.title as work_item_title',
    ])
    .orderBy('notifications.at', 'desc')
    .orderBy('notifications.id', 'desc')
    .offset(page * size)
    .limit(size);

/** What someone was told of something, with what it is about. */
export type SentNotification = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

/** A page of what someone was told, the latest first. */
export const notificationsOf = (
  db: Db,
  ...args: [NotificationReader, { page: number; size: number }]
): Promise<SentNotification[]> => pageOf(db, ...args).execute();

/** Marks some of someone's notifications as read, or as unread again. */
export async function mark(
  db: Db,
  { personId, ids, isRead }: { personId: string; ids: readonly number[]; isRead: boolean },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: isRead })
    .where('person_id', '=', personId)
    .where('id', 'in', [...ids])
    .where('is_read', '=', !isRead)
    .execute();
}

/** Marks as read what someone was told up to one notification: what came since they looked stays unread. */
export async function markThrough(
  db: Db,
  { personId, through }: { personId: string; through: number },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('person_id', '=', personId)
    .where('is_read', '=', false)
    .where('id', '<=', through)
    .execute();
}

/** Tells someone of something that is not tracked, without an email of its own kind; the same key tells them once. */
export async function insertNotification(
  db: Kysely<TrackingTables>,
  notification: {
    readonly tenant: string;
    readonly personId: string;
    readonly key: string;
    readonly kind: NotificationKind;
    readonly publisher: string;
    readonly contentId: number;
    readonly now: Date;
  },
): Promise<void> {
  const { tenant, personId, key, kind, publisher, contentId, now } = notification;
  await db
    .insertInto('notifications')
    .values({
      tenant,
      person_id: personId,
      dedupe_key: key,
      at: now,
      kind,
      publisher_code: publisher,
      content_id: contentId,
      awaits_mail: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
