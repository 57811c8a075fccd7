import { sql, type Kysely } from 'kysely';

/** Tables whose names become those of their domains, in American spelling. Policies, rights and keys go with them. */
const renamed = {
  favourites: 'favorites',
  licence_agreements: 'license_agreements',
  licence_acceptances: 'license_acceptances',
  import_seen: 'import_items',
  uncounted_usage: 'usage_outbox',
  untold_changes: 'pending_notifications',
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of Object.entries(renamed)) {
    await sql`alter table ${sql.table(before)} rename to ${sql.table(after)}`.execute(db);
  }
  await sql`alter index favourites_by_document rename to favorites_by_document`.execute(db);
  await sql`alter index untold_changes_by_event rename to pending_notifications_by_event`.execute(db);
  // Functions name the tables in their text, which a rename does not change.
  await sql`do $$
    declare definition text;
    begin
      for definition in
        select pg_get_functiondef(p.oid) from pg_proc p
        where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
          and p.prosrc ~ '\\m(uncounted_usage|untold_changes)\\M'
      loop
        execute replace(replace(definition, 'uncounted_usage', 'usage_outbox'), 'untold_changes', 'pending_notifications');
      end loop;
    end $$`.execute(db);
}
