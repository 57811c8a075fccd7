import type { Taxonomy } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** The names of these ICS codes, as far as a catalogue has told them. */
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

/** The committees of publishers, in no order. */
export async function committeesOf(
  db: Db,
  publishers: readonly string[],
  language: string | null,
): Promise<Committee[]> {
  if (publishers.length === 0) return [];
  const rows = await db
    .selectFrom('committees')
    .select(['publisher_code', 'code', 'language', 'name'])
    .where('publisher_code', 'in', publishers)
    .orderBy('language')
    .execute();
  const committees = Map.groupBy(rows, ({ publisher_code, code }) => JSON.stringify([publisher_code, code]));
  return [...committees.values()].flatMap((spoken) => {
    const [first] = spoken;
    if (!first) return [];
    const names = new Map(spoken.flatMap(({ language: tag, name }) => (name === null ? [] : [[tag, name]])));
    return [{ publisher: first.publisher_code, code: first.code, name: nameIn(names, language) }];
  });
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
const spokenAs = (language: string): string[] => [...new Set([language, language.split('-')[0] ?? language])];

function nameIn(names: ReadonlyMap<string, string>, language: string | null): string | null {
  const wanted = [...(language === null ? [] : spokenAs(language)), 'en', ...names.keys()];
  return wanted.flatMap((tag) => names.get(tag) ?? [])[0] ?? null;
}
