import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import type { NewDocument } from './newDocument.ts';

type Family = Pick<NewDocument, 'publisher_code' | 'family'>;

/** The ids of the documents' families by key; what is missing is made. */
export async function familyIdsOf(
  db: Kysely<DocumentTables>,
  documents: readonly Family[],
): Promise<Map<string, number>> {
  const families = new Map(
    documents.map(({ family, publisher_code }) => [
      family.key,
      { key: family.key, publisher_code, designation: family.designation },
    ]),
  );
  const given = sql`json_to_recordset(${JSON.stringify([...families.values()])}::json)
    as given(key text, publisher_code text, designation text)`;
  // A family from before it had a key is known by its wording.
  await sql`update families set key = given.key from ${given}
    where families.key is null and families.publisher_code = given.publisher_code
      and families.designation = given.designation
      and not exists (select from families other where other.key = given.key)`.execute(db);
  await sql`insert into families (key, publisher_code, designation)
    select key, publisher_code, designation from ${given} order by key on conflict (key) do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ key: string; id: number }>`
    select key, id from families where key = any(${[...families.keys()]})`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
