import { sql, type Kysely } from 'kysely';

/** What a document is as an asset, where it is read, and what readers may do with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents
    add asset_id text,
    add asset_type text not null default 'STANDARD',
    add content_type text,
    add classification text,
    add organization_id text,
    add content_access_url text,
    add is_downloadable boolean not null default true,
    add is_available boolean not null default true,
    add may_track boolean not null default true,
    add may_favour boolean not null default true,
    add cites_excluded boolean not null default false`.execute(db);
  // A document without an asset id of its own goes by the end of its content code.
  await sql`create index documents_by_asset on documents (upper(coalesce(asset_id, split_part(content_code, '|', 2))))`.execute(
    db,
  );
}
