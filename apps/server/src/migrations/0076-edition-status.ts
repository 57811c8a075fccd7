import { sql, type Kysely } from 'kysely';

/**
 * The status of an edition is `edition_status`, notifications are deduplicated by `dedupe_key`, and changes of work items
 * wait in `pending_work_item_notifications`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents rename column standing to edition_status`.execute(db);
  await sql`alter table notifications rename column told_of to dedupe_key`.execute(db);
  await sql`alter table untold_work rename to pending_work_item_notifications`.execute(db);
  await sql`alter index untold_work_by_event rename to pending_work_item_notifications_by_event`.execute(db);
  // Functions contain the name of the table in their text, which a rename does not change.
  await sql`do $$
    declare definition text;
    begin
      for definition in
        select pg_get_functiondef(p.oid) from pg_proc p
        where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f' and p.prosrc ~ '\\muntold_work\\M'
      loop
        execute replace(definition, 'untold_work', 'pending_work_item_notifications');
      end loop;
    end $$`.execute(db);
  await sql`update staged_documents
    set document = (document::jsonb - 'standing' || jsonb_build_object(
      'edition_status', document::jsonb -> 'standing',
      'unspecified', (select coalesce(jsonb_agg(case name when 'standing' then 'edition_status' else name end), '[]')
        from jsonb_array_elements_text(document::jsonb -> 'unspecified') as name)))::json
    where document::jsonb ? 'standing'`.execute(db);
}
