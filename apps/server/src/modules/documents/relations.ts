import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** What a document says of its bearing on another, as it is written there; the title may be ''. */
export type RelationRow = { readonly type: string; readonly designation: string; readonly title: string };

/** The relations of a document in the order of its source. */
export async function relationsFrom(db: Db, contentId: number): Promise<RelationRow[]> {
  return db
    .selectFrom('document_relations')
    .select(['type', 'designation', 'title'])
    .where('content_id', '=', contentId)
    .orderBy('place')
    .execute();
}

/** What says of itself that it replaces these documents, and what they name as their successors. */
export async function replacementsNamed(
  db: Db,
  documents: readonly { readonly content_id: number; readonly designation: string }[],
): Promise<{ replaced: string; by: string }[]> {
  if (documents.length === 0) return [];
  const designations = documents.map(({ designation }) => designation);
  const { rows } = await sql<{ replaced: string; by: string }>`
    select r.designation as replaced, d.designation as by
    from document_relations r join documents d on d.content_id = r.content_id
    where r.type = 'replaces' and r.designation = any(${designations}::text[])
    union
    select d.designation, r.designation
    from document_relations r join documents d on d.content_id = r.content_id
    where r.type = 'replaced-by' and r.content_id = any(${documents.map(({ content_id }) => content_id)}::bigint[])
    order by 1, 2`.execute(db);
  return rows;
}

/** How a document may be named: by its own designation, by its family's, or by the key that all spellings share. */
export type Naming = { readonly designation: string; readonly publisher: string; readonly key: string };

/** A family that was named, and which of its names that was. */
type NamedFamily = { readonly id: number; readonly key: string | null; readonly designation: string };

/** The families that hold what is named. */
export async function familiesNamed(db: Db, names: readonly Naming[]): Promise<NamedFamily[]> {
  if (names.length === 0) return [];
  const designations = names.map(({ designation }) => designation);
  const { rows } = await sql<NamedFamily>`
    select id, key, designation from families where key = any(${names.map(({ key }) => key)}::text[])
    union
    select id, key, designation from families
    where publisher_code = any(${[...new Set(names.map(({ publisher }) => publisher))]}::text[])
      and designation = any(${designations}::text[])
    union
    select f.id, f.key, f.designation from documents d join families f on f.id = d.family_id
    where d.designation = any(${designations}::text[])`.execute(db);
  return rows;
}

/** Those of these keys that name no family, and of which offered families are parts: 'iso/iec:6892' of 'iso/iec:6892-1'. */
export async function keysWithParts(
  db: Db,
  keys: readonly string[],
  publishers: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${[...new Set(keys)]}::text[]) as asked (key)
    where exists (
      select from families f
      where f.key > asked.key || '-' collate "C" and f.key < asked.key || '.' collate "C"
        and f.publisher_code = any(${[...publishers]}::text[]))`.execute(db);
  return rows.map(({ key }) => key);
}
