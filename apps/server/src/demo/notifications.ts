import { sql, type Kysely } from 'kysely';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { hasFeature } from '../tenant/index.ts';

type Db = Kysely<{ notifications: { id: number } }>;

/**
 * Tells the people of the demo what happened to some documents that they follow, as after some weeks; no one gets an email
 * of it. Where anyone was told anything already, all stays as it is.
 */
export async function seedNotifications(database: Database): Promise<void> {
  for (const { key, settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo || !hasFeature(settings, 'show-tracker')) continue;
    const db: Db = database.forTenant(key);
    if (await db.selectFrom('notifications').select('id').limit(1).executeTakeFirst()) continue;
    await seedSome(db, key, settings.publishers);
  }
}

/** Four to each: new editions where there is one before, else a text that was updated; the first two are unread. */
async function seedSome(db: Db, tenant: string, publishers: readonly string[]): Promise<void> {
  await sql`
    insert into notifications
      (tenant, person_id, dedupe_key, at, kind, publisher_code, content_id, previous_id, is_read, awaits_mail)
    select ${tenant}, person_id, 'demo:' || content_id, at, case when previous_id is null then 'text' else 'new-edition' end,
      publisher_code, content_id, previous_id, place > 2, false
    from (
      select t.person_id, d.content_id, d.publisher_code, t.since + interval '26 hours' as at, b.content_id as previous_id,
        row_number() over (partition by t.person_id order by b.content_id is null, t.since desc) as place
      from tracked_documents t
        join documents d on d.content_id = t.content_id
        left join lateral (select older.content_id from documents older
          where older.family_id = d.family_id and older.language = d.language and older.edition_year < d.edition_year
          order by older.edition_year desc limit 1) b on true
      where t.is_on and d.publisher_code = any(${publishers})) followed
    where place <= 4`.execute(db);
}
