import { sql } from 'kysely';
import { editionsOf, type DocumentTables } from '../../documents/index.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { mayBeNotified, whoSubscribes, type Audience, type Db } from './audience.ts';
import { newNotifications, type Happened, type NewNotification } from './newNotifications.ts';

/** So many changes at a time: each may have very many followers. */
const atATime = 200;

/**
 * Tells the people of a tenant of the next changes of what they follow, each of them once; returns how many changes that
 * were. They stop being untold in the same transaction.
 */
export async function dispatchChanges(db: Db, audience: Audience): Promise<number> {
  return withAdvisoryLock(db, audience.tenant, async (within) => {
    const taken = await takePending(within);
    if (taken.length === 0) return 0;
    const happened = await happenedIn(within, taken, audience.publishers);
    const families = await editionsOf(within.$pickTables<keyof DocumentTables>(), [
      ...new Set(happened.map(({ family_id }) => family_id)),
    ]);
    await notifyFollowers(within, audience, newNotifications(happened, families));
    await notifyPublisherFollowers(within, audience, happened);
    return taken.length;
  });
}

async function takePending(db: Db): Promise<number[]> {
  const rows = await db
    .deleteFrom('pending_notifications')
    .where('event_id', 'in', ({ selectFrom }) =>
      selectFrom('pending_notifications').select('event_id').orderBy('event_id').limit(atATime),
    )
    .returning('event_id')
    .execute();
  return rows.map(({ event_id }) => event_id);
}

async function happenedIn(
  db: Db,
  ids: readonly number[],
  publishers: readonly string[],
): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select e.id, e.at, e.type, e.content_id, e.family_id, e.publisher_code, e.import_id, e.status_after,
      exists (select from documents other where other.family_id = e.family_id and other.edition = d.edition
        and other.language <> d.language and other.first_import is distinct from e.import_id) as is_translation
    from document_events e join documents d on d.content_id = e.content_id
    where e.id = any(${ids}) and e.publisher_code = any(${publishers}) order by e.id`.execute(db);
  return rows;
}

async function notifyFollowers(
  db: Db,
  { tenant }: Audience,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return;
  await sql`
    insert into notifications as known
      (tenant, person_id, dedupe_key, at, kind, publisher_code, content_id, previous_id, awaits_mail)
    select ${tenant}, t.person_id, n.dedupe_key, n.at, n.kind, n.publisher_code, n.content_id, n.previous_id,
      coalesce(how.mail, 'at-once') <> 'none'
    from json_to_recordset(${JSON.stringify(notifications)}::json) as n(dedupe_key text, at timestamptz, kind text, family_id bigint,
        publisher_code text, content_id bigint, previous_id bigint, is_work boolean)
      join tracked_documents t on t.family_id = n.family_id and t.is_on and t.since < n.at
      left join trackers how on how.person_id = t.person_id
    where (not n.is_work or coalesce(how.tracks_work_items, false))
      and ${mayBeNotified('t.person_id')} and ${whoSubscribes('t.person_id', 'n.publisher_code')}
    on conflict (tenant, person_id, dedupe_key) do update
      set at = excluded.at, kind = excluded.kind, content_id = excluded.content_id,
        previous_id = excluded.previous_id, is_read = false, awaits_mail = excluded.awaits_mail
      where ${weight('excluded')} < ${weight('known')}`.execute(db);
}

const weight = (row: string) =>
  sql`array_position(${['new-edition', 'withdrawal', 'replacement', 'status', 'text']}::text[], ${sql.ref(`${row}.kind`)})`;

/** Anyone who follows a publisher is told how much is new of it, without what they are told of anyway. */
async function notifyPublisherFollowers(
  db: Db,
  { tenant }: Audience,
  happened: readonly Happened[],
): Promise<void> {
  const notifications = happened.filter(({ type }) => type === 'new-document' || type === 'new-edition');
  if (notifications.length === 0) return;
  await sql`
    with n as materialized (
      select * from json_to_recordset(${JSON.stringify(notifications)}::json) as n(id bigint, at timestamptz, content_id bigint,
        family_id bigint, publisher_code text, import_id bigint)),
    of_publisher as (select publisher_code, import_id, count(*)::int as many, max(at) as at, min(at) as first_at
      from n group by 1, 2),
    told_anyway as (select t.person_id, n.publisher_code, n.import_id, count(*)::int as many
      from n join tracked_documents t on t.family_id = n.family_id and t.is_on and t.since < n.at group by 1, 2, 3)
    insert into notifications as known
      (tenant, person_id, dedupe_key, at, kind, publisher_code, content_id, many, awaits_mail)
    select ${tenant}, p.person_id, 'publisher:' || o.publisher_code || ':' || o.import_id, o.at, 'new-documents',
      o.publisher_code,
      (select n.content_id from n where (n.publisher_code, n.import_id) = (o.publisher_code, o.import_id)
        and (a.many is null or not exists (select from tracked_documents t
          where t.person_id = p.person_id and t.family_id = n.family_id and t.is_on and t.since < n.at))
        order by n.id limit 1),
      o.many - coalesce(a.many, 0), coalesce(how.mail, 'at-once') <> 'none'
    from of_publisher o
      join tracked_publishers p on p.publisher_code = o.publisher_code and p.since < o.first_at
      left join told_anyway a on (a.person_id, a.publisher_code, a.import_id) = (p.person_id, o.publisher_code, o.import_id)
      left join trackers how on how.person_id = p.person_id
    where o.many > coalesce(a.many, 0) and ${mayBeNotified('p.person_id')}
    on conflict (tenant, person_id, dedupe_key) do update
      set many = known.many + excluded.many, at = excluded.at, is_read = false, awaits_mail = excluded.awaits_mail`.execute(
    db,
  );
}
