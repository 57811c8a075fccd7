import { readName } from '@norma/references';
import { sql, type Kysely } from 'kysely';
import { familiesNamed, type DocumentTables } from '../documents/index.ts';
import type { Subject } from './subjects.ts';

type Db = Kysely<DocumentTables>;

const maxShown = 20;

/**
 * The references by document that lead nowhere although they name a publisher whose documents are here; what other
 * publishers have is no one's fault.
 */
export async function referencesNowhere(
  db: Db,
  subjects: readonly Subject[],
): Promise<Map<number, readonly string[]>> {
  const publishers = await publishersHere(db);
  const named = subjects.flatMap(({ contentId, relations }) =>
    relations.flatMap(({ designation }) => {
      const own = publishers.find((code) => designation.startsWith(`${code} `));
      return own === undefined
        ? []
        : [{ contentId, designation, name: readName(designation, { publishers, own }) }];
    }),
  );
  const families = await familiesNamed(
    db,
    named.map(({ name }) => name),
  );
  const keys = new Set(families.map(({ key }) => key));
  const designations = new Set([
    ...families.map(({ designation }) => designation),
    ...(await designationsHere(
      db,
      named.map(({ designation }) => designation),
    )),
  ]);
  const lost = new Map<number, string[]>();
  for (const { contentId, designation, name } of named) {
    if (keys.has(name.key) || designations.has(designation)) continue;
    const known = lost.get(contentId) ?? [];
    if (known.length < maxShown && !known.includes(designation)) lost.set(contentId, [...known, designation]);
  }
  return lost;
}

async function publishersHere(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from publishers p
    where exists (select from documents d where d.publisher_code = p.code) order by code`.execute(db);
  return rows.map(({ code }) => code);
}

async function designationsHere(db: Db, designations: readonly string[]): Promise<string[]> {
  if (designations.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select('designation')
    .distinct()
    .where('designation', 'in', [...new Set(designations)])
    .execute();
  return rows.map(({ designation }) => designation);
}
