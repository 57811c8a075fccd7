import { sql, type Insertable, type Kysely } from 'kysely';
import type { DocumentTables, TextPlaces } from '../documents/index.ts';
import type { ReferenceTables } from './tables.ts';

type Tables = ReferenceTables & DocumentTables;
type Db = Kysely<Tables>;

/** A document whose references are not known, or were read from something else than it has now. */
export type DocumentToRead = {
  content_id: number;
  publisher_code: string;
  family_key: string | null;
  family: string;
  file_key: string | null;
  /** Everything that its references follow from as one word. */
  read_from: string;
};

/** Documents to read, some at a time. */
export async function documentsToRead(
  db: Db,
  { form, after, publishers }: { form: number; after: number; publishers: string },
): Promise<DocumentToRead[]> {
  const { rows } = await sql<DocumentToRead>`
    select * from (
      select d.content_id, d.publisher_code, f.key as family_key, f.designation as family, t.file_key,
        md5(concat_ws('|', d.publisher_code, d.family_id, t.file_key, ${publishers}::text,
          (select string_agg(concat_ws('|', r.designation, r.title), '/' order by r.place)
            from document_relations r where r.content_id = d.content_id and r.type = 'cites'))) as read_from
      from documents d
      join families f on f.id = d.family_id
      left join lateral (select file_key from document_files
        where content_id = d.content_id and kind in ('html', 'pdf') order by kind limit 1) t on true
      where d.content_id > ${after}
    ) document
    where not exists (select from referencing_texts known
      where known.content_id = document.content_id and known.read_from = document.read_from and known.form = ${form})
    order by content_id limit 100`.execute(db);
  return rows;
}

/** The codes of all publishers that have documents. */
export async function publishersWithDocuments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from publishers p
    where exists (select from documents d where d.publisher_code = p.code) order by code`.execute(db);
  return rows.map(({ code }) => code);
}

/** The searched text of a document with its places; null where the document is gone. */
export async function searchedTextOf(
  db: Db,
  contentId: number,
): Promise<{ body_text: string; text_places: TextPlaces | null } | null> {
  const found = await db
    .selectFrom('documents')
    .select(['body_text', 'text_places'])
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return found ?? null;
}

/** A reference as it is stored. */
export type StoredReference = Omit<
  Insertable<ReferenceTables['document_references']>,
  'content_id' | 'form' | 'file_key' | 'place'
>;

// A statement has at most 65,535 parameters.
const rowsAtOnce = 2_000;

/** Keeps the references of a document, and that they are all. */
export async function saveReferences(
  db: Db,
  { content_id, file_key, read_from }: DocumentToRead,
  { references, form }: { readonly references: readonly StoredReference[]; readonly form: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // First, so that two who read the same document wait for each other; one that is gone in the meantime stays so.
    const { rows } = await sql`
      insert into referencing_texts (content_id, read_from, form)
      select content_id, ${read_from}, ${form} from documents where content_id = ${content_id} for key share
      on conflict (content_id) do update set read_from = excluded.read_from, form = excluded.form
      returning content_id`.execute(transaction);
    await transaction.deleteFrom('document_references').where('content_id', '=', content_id).execute();
    if (rows.length === 0) return;
    const all = references.map((each, place) => ({ ...each, content_id, file_key, form, place }));
    for (let from = 0; from < all.length; from += rowsAtOnce)
      await transaction
        .insertInto('document_references')
        .values(all.slice(from, from + rowsAtOnce))
        .execute();
  });
}

/** A reference of a document. */
export type ReferenceRow = {
  readonly content_id: number;
  readonly family_key: string;
  readonly designation: string;
  readonly title: string;
  readonly year: number | null;
  readonly clauses: string[];
  readonly is_normative: boolean;
};

/** What some documents cite, in the order of each; what their records say alone where their texts have not been read yet. */
export async function referencesOf(db: Db, contentIds: readonly number[]): Promise<ReferenceRow[]> {
  if (contentIds.length === 0) return [];
  const { rows } = await sql<ReferenceRow>`
    select content_id, family_key, designation, title, year, clauses, is_normative from (
      select content_id, place, family_key, designation, title, year, clauses, is_normative
      from document_references where content_id = any(${[...contentIds]}::bigint[])
      union all
      select content_id, place, '', designation, title, null, '{}'::text[], true
      from document_relations r where r.type = 'cites' and r.content_id = any(${[...contentIds]}::bigint[])
        and not exists (select from referencing_texts t where t.content_id = r.content_id)
    ) reference order by content_id, place`.execute(db);
  return rows;
}

/** A document that cites another one, and how. */
export type CitingRow = {
  readonly content_code: string;
  readonly publisher_code: string;
  readonly publisher_name: string;
  readonly designation: string;
  readonly title_text: string;
  readonly status: string;
  readonly cited: string;
  readonly year: number | null;
  readonly is_normative: boolean;
  readonly clauses: string[];
};

type CitedFamily = {
  readonly familyId: number;
  readonly publishers: readonly string[];
  readonly inForce: readonly string[];
};

/** A page of the offered documents that cite a family, each once; those in force first, then by designation. */
export async function citingDocuments(
  db: Db,
  { familyId, publishers, inForce }: CitedFamily,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<{ total: number; rows: CitingRow[] }> {
  const citing = sql`
    select distinct on (d.content_id) d.content_id, d.content_code, d.publisher_code, p.name as publisher_name,
      d.designation, d.title_text, d.status, r.designation as cited, r.year, r.is_normative, r.clauses
    from (
      select content_id, place from document_references
      where family_key = (select key from families where id = ${familyId})
      union
      select content_id, place from document_references where designation = any(array(
        select designation from documents where family_id = ${familyId}
        union select designation from families where id = ${familyId}))
    ) named
    join document_references r using (content_id, place)
    join documents d on d.content_id = r.content_id
    join publishers p on p.code = d.publisher_code
    where d.publisher_code = any(${[...publishers]}::text[]) and d.family_id <> ${familyId}
    order by d.content_id, r.place`;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: string }>`select count(*) as total from (${citing}) citing`.execute(db),
    sql<CitingRow>`select content_code, publisher_code, publisher_name, designation, title_text, status, cited, year,
        is_normative, clauses
      from (${citing}) citing
      order by status <> all(${[...inForce]}::text[]), designation, content_code
      offset ${from} limit ${size}`.execute(db),
  ]);
  return { total: Number(counted[0]?.total ?? 0), rows };
}

/** The documents of these content ids that these publishers have, by designation. */
export async function documentsOf(
  db: Db,
  contentIds: readonly number[],
  publishers: readonly string[],
): Promise<CheckedDocument[]> {
  if (contentIds.length === 0) return [];
  return db
    .selectFrom('documents')
    .select(['content_id', 'content_code', 'publisher_code', 'designation', 'title_text', 'language'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .where('publisher_code', '=', ({ fn, val }) => fn.any(val([...publishers])))
    .orderBy('designation')
    .orderBy('content_code')
    .execute();
}

/** A document whose references are checked. */
export type CheckedDocument = {
  readonly content_id: number;
  readonly content_code: string;
  readonly publisher_code: string;
  readonly designation: string;
  readonly title_text: string;
  readonly language: string;
};

/** Whether a document cites anything, and whether anything cites its family. */
export async function referencesAround(
  db: Kysely<ReferenceTables>,
  { content_id, family_id }: { readonly content_id: number; readonly family_id: number },
): Promise<{ cites: boolean; isCited: boolean }> {
  const { rows } = await sql<{ cites: boolean; isCited: boolean }>`
    select exists (select from document_references where content_id = ${content_id})
      or (exists (select from document_relations where content_id = ${content_id} and type = 'cites')
        and not exists (select from referencing_texts where content_id = ${content_id})) as cites,
      exists (select from document_references
        where family_key = (select key from families where id = ${family_id})) as "isCited"`.execute(db);
  return rows[0] ?? { cites: false, isCited: false };
}
