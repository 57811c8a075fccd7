import type { Taxonomy } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** The names of these ICS codes, as far as a catalog has told them. */
export async function icsNamesOf(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('ics_codes')
    .select(['code', 'name'])
    .where('code', '=', ({ fn, val }) => fn.any(val([...codes])))
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** A committee of a publisher, with its name in the wanted language where that is known, else in its own. */
export type Committee = { readonly publisher: string; readonly code: string; readonly name: string | null };

/** The committees of publishers in the order of their codes. */
export async function committeesOf(
  db: Db,
  publishers: readonly string[],
  language: string | null,
): Promise<Committee[]> {
  if (publishers.length === 0) return [];
  const tags = [...(language === null ? [] : spokenAs(language)), 'en'];
  return db
    .selectFrom('committees')
    .distinctOn(['publisher_code', 'code'])
    .select(['publisher_code as publisher', 'code', 'name'])
    .where('publisher_code', 'in', publishers)
    .orderBy('publisher_code')
    .orderBy('code')
    .orderBy(({ eb }) => eb('name', 'is', null))
    .orderBy(sql`array_position(${tags}::text[], language)`, (order) => order.asc().nullsLast())
    .orderBy('language')
    .execute();
}

/** The names of a taxonomy's values in a language, by their paths; a value without one is missing. */
export async function taxonomyNamesIn(
  db: Db,
  taxonomy: Taxonomy,
  language: string,
): Promise<Map<string, string>> {
  const tags = spokenAs(language);
  const rows = await db
    .selectFrom('taxonomy_names')
    .select(['path', 'language', 'name'])
    .where('taxonomy', '=', taxonomy)
    .where('language', 'in', tags)
    .execute();
  // The more exact of two languages is written last.
  const ordered = rows.toSorted((a, b) => tags.indexOf(b.language) - tags.indexOf(a.language));
  return new Map(ordered.map(({ path, name }) => [path, name]));
}

/** A language, and what it is a kind of: fr-CA, then fr. */
export const spokenAs = (language: string): string[] => [
  ...new Set([language, language.split('-')[0] ?? language]),
];
