import type { MailRhythm } from '@norma/contracts';
import { sql, type RawBuilder } from 'kysely';
import { enqueueToAll } from '../../email/index.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { mayBeNotified, whoSubscribes, type Audience, type Db } from './audience.ts';
import { nextDigestAt } from './digestTime.ts';
import { changesEmail, maxListed } from './emailTemplate.ts';

/** So many people at a time. */
const atATime = 1_000;

/** How long changes are waited for that go into the same mail, and how much longer where they do not end. */
export type Gathering = { readonly now: Date; readonly gatherMs: number };
const longest = 10;

/**
 * Posts what those wait for who are told at once: one email of the changes of the same minutes to each. Returns how many
 * people that were.
 */
export async function postAtOnce(db: Db, audience: Audience, { now, gatherMs }: Gathering): Promise<number> {
  const quietSince = new Date(now.getTime() - gatherMs);
  const patientSince = new Date(now.getTime() - longest * gatherMs);
  return withAdvisoryLock(db, audience.tenant, async (within) => {
    const { rows } = await sql<{ person_id: string }>`
      select n.person_id from notifications n left join trackers how on how.person_id = n.person_id
      where n.awaits_mail and coalesce(how.mail, 'at-once') = 'at-once'
      group by n.person_id having max(n.at) <= ${quietSince} or min(n.at) <= ${patientSince}
      order by n.person_id limit ${atATime}`.execute(within);
    const people = rows.map(({ person_id }) => person_id);
    await post(within, audience, { people, rhythm: 'at-once', now });
    return people.length;
  });
}

/** Whether anyone who is told at once waits for an email that is still being gathered. */
export async function hasMailsToGather(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isGathering: boolean }>`
    select exists (select from notifications n left join trackers how on how.person_id = n.person_id
      where n.awaits_mail and coalesce(how.mail, 'at-once') = 'at-once') as "isGathering"`.execute(db);
  return rows[0]?.isGathering ?? false;
}

/**
 * Posts the gathered changes of those whose hour has come, to each at most once however often it is asked; returns how
 * many people's hours had come.
 */
export async function postDigests(db: Db, audience: Audience, now: Date): Promise<number> {
  return withAdvisoryLock(db, audience.tenant, async (within) => {
    const due = await within
      .selectFrom('trackers')
      .select(['person_id', 'mail', 'hour', 'weekday', 'time_zone'])
      .where('digest_at', '<=', now)
      .orderBy('digest_at')
      .limit(atATime)
      .execute();
    for (const rhythm of ['daily', 'weekly'] as const) {
      const people = due.flatMap(({ person_id, mail }) => (mail === rhythm ? [person_id] : []));
      await post(within, audience, { people, rhythm, now });
    }
    await setNext(
      within,
      due.map(({ person_id, mail, hour, weekday, time_zone: timeZone }) => ({
        person_id,
        digest_at:
          mail === 'daily' || mail === 'weekly' ? nextDigestAt({ mail, hour, weekday, timeZone }, now) : null,
      })),
    );
    return due.length;
  });
}

async function setNext(
  db: Db,
  next: readonly { person_id: string; digest_at: Date | null }[],
): Promise<void> {
  if (next.length === 0) return;
  await sql`update trackers set digest_at = n.digest_at
    from json_to_recordset(${JSON.stringify(next)}::json) as n(person_id uuid, digest_at timestamptz)
    where trackers.person_id = n.person_id`.execute(db);
}

type ToPost = { readonly people: readonly string[]; readonly rhythm: MailRhythm; readonly now: Date };

/** Posts to people what they wait for; what is not for them any more is waited for no longer either. */
async function post(db: Db, audience: Audience, { people, rhythm, now }: ToPost): Promise<void> {
  if (people.length === 0) return;
  const mails = sql<{ key: string; person_id: string; values: unknown }>`
    select ${`tracked:${now.toISOString()}:`} || person_id as key, person_id,
      jsonb_build_object('rhythm', ${rhythm}::text, 'total', max(total),
        'changes', jsonb_agg(change order by place) filter (where place <= ${maxListed})) as "values"
    from (${waitedFor(people, audience)}) as waited group by person_id`;
  await enqueueToAll(db, { tenant: audience.tenant, now, template: changesEmail }, mails);
  await db
    .updateTable('notifications')
    .set({ awaits_mail: false })
    .where('person_id', '=', ({ fn, val }) => fn.any(val([...people])))
    .where('awaits_mail', '=', true)
    .execute();
}

const waitedFor = (people: readonly string[], { publishers }: Audience): RawBuilder<unknown> => sql`
  select n.person_id,
    row_number() over (partition by n.person_id order by n.at desc, n.id desc) as place,
    count(*) over (partition by n.person_id) as total,
    jsonb_build_object('kind', n.kind, 'many', n.many,
      'designation', case when n.kind = 'new-documents' and n.many > 1 then p.name
        else coalesce(d.designation, p.name) end,
      'title', case when n.kind = 'new-documents' and n.many > 1 then '' else coalesce(d.title_text, '') end,
      'contentCode', case when n.kind = 'new-documents' and n.many > 1 then null else d.content_code end,
      'before', case when b.content_id is null then null
        else jsonb_build_object('contentCode', b.content_code, 'designation', b.designation) end,
      'work', case when w.id is null then null else w.number || ', ' || w.title end) as change
  from notifications n
    join publishers p on p.code = n.publisher_code
    left join documents d on d.content_id = n.content_id
    left join documents b on b.content_id = n.previous_id
    left join work_items w on w.id = n.work_item_id
  where n.awaits_mail and n.person_id = any(${people}::uuid[]) and n.publisher_code = any(${publishers})
    and ${mayBeNotified('n.person_id')}
    and (n.kind = 'new-documents' or ${whoSubscribes('n.person_id', 'n.publisher_code')})`;
