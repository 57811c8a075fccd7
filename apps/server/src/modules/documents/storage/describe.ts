import type { Taxonomy } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';

type Db = Kysely<DocumentTables>;

/** What someone who delivers says of a publisher; what is left out stays as it is. */
export type PublisherDescription = {
  readonly code: string;
  readonly name?: string;
  readonly type_code?: string;
  readonly billboard_name?: string;
  readonly mark_svg?: string;
  readonly is_on_billboard?: boolean;
  readonly has_semantic_search?: boolean;
};

/** Saves the details of a publisher; an unknown one is added. */
export async function describePublisher(db: Db, { code, ...details }: PublisherDescription): Promise<void> {
  const added = db.insertInto('publishers').values({ name: code, type_code: 'SDO', ...details, code });
  await (
    Object.keys(details).length > 0
      ? added.onConflict((conflict) => conflict.column('code').doUpdateSet(details))
      : added.onConflict((conflict) => conflict.column('code').doNothing())
  ).execute();
}

/** What a value of a taxonomy is called in one language. */
export type ValueName = {
  readonly taxonomy: Taxonomy;
  readonly path: string;
  readonly language: string;
  readonly name: string;
};

/** Stores names of values; replaces stored ones. */
export async function nameValues(db: Db, names: readonly ValueName[]): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into taxonomy_names as known (taxonomy, path, language, name)
    select distinct on (taxonomy, path, language) taxonomy, path, language, name
    from json_to_recordset(${JSON.stringify(names)}::json) as given(taxonomy text, path text, language text, name text)
    order by taxonomy, path, language
    on conflict (taxonomy, path, language) do update set name = excluded.name
      where excluded.name <> known.name`.execute(db);
}

/** Keeps names of ICS codes; the first wording of a code stays, because catalogs differ in it. */
export async function nameIcsCodes(
  db: Db,
  names: readonly { readonly code: string; readonly name: string }[],
): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into ics_codes (code, name)
    select code, name from json_to_recordset(${JSON.stringify(names)}::json) as given(code text, name text)
    order by code on conflict (code) do nothing`.execute(db);
}
