import { sql } from 'kysely';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { mayBeNotified, whoSubscribes, type Audience, type Db } from './audience.ts';

const atATime = 200;

/** Notifies followers of the next work items on what they follow; returns how many there were. */
export async function dispatchWorkItems(db: Db, { tenant, publishers }: Audience): Promise<number> {
  return withAdvisoryLock(db, tenant, async (within) => {
    const taken = await within
      .deleteFrom('pending_work_item_notifications')
      .where('event_id', 'in', ({ selectFrom }) =>
        selectFrom('pending_work_item_notifications').select('event_id').orderBy('event_id').limit(atATime),
      )
      .returning('event_id')
      .execute();
    if (taken.length === 0) return 0;
    const ids = taken.map(({ event_id }) => event_id);
    // Of work on several standards that someone follows they are told once, next to the one they followed last.
    await sql`
      insert into notifications as known
        (tenant, person_id, dedupe_key, at, kind, publisher_code, content_id, work_item_id, awaits_mail)
      select distinct on (t.person_id, e.work_item_id, e.import_id) ${tenant}, t.person_id,
        'work:' || e.work_item_id || ':' || e.import_id, e.at, e.type, w.publisher_code, t.content_id, e.work_item_id,
        how.mail <> 'none'
      from work_item_events e
        join work_items w on w.id = e.work_item_id
        join families f on f.key = any(w.family_keys)
        join tracked_documents t on t.family_id = f.id and t.is_on and t.since < e.at
        join trackers how on how.person_id = t.person_id and how.tracks_work_items
      where e.id = any(${ids}) and w.publisher_code = any(${publishers}) and f.publisher_code = any(${publishers})
        and ${mayBeNotified('t.person_id')} and ${whoSubscribes('t.person_id', 'f.publisher_code')}
      order by t.person_id, e.work_item_id, e.import_id, e.id, t.since desc, t.id desc
      on conflict (tenant, person_id, dedupe_key) do nothing`.execute(within);
    return taken.length;
  });
}
