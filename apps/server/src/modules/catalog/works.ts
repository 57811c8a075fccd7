import { setImmediate } from 'node:timers/promises';
import type { CatalogWork } from '@norma/editions';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import {
  catalogedRows,
  editionsIn,
  editionsOf,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { workOf } from './work.ts';

/** So many are read at once. */
const readAtOnce = 200;
/** So many are made into records before someone else is answered: a few milliseconds. */
const madeAtOnce = 20;

/** Documents as catalogs know them, some at a time and in their order; one that is gone in the meantime is left out. */
export async function* worksOf(
  db: Kysely<DocumentTables>,
  contentIds: readonly number[],
  tenant: Tenant,
): AsyncGenerator<CatalogWork[]> {
  for (let from = 0; from < contentIds.length; from += readAtOnce) {
    const rows = await catalogedRows(db, contentIds.slice(from, from + readAtOnce));
    const editions = ordering(await editionsOf(db, [...new Set(rows.map(({ family_id }) => family_id))]));
    for (let at = 0; at < rows.length; at += madeAtOnce) {
      yield rows.slice(at, at + madeAtOnce).map((row) => workOf({ row, editions: editions(row), tenant }));
      await setImmediate();
    }
  }
}

/** The editions of a family for a reader of a language, put in order once documents that ask. */
function ordering(all: readonly Edition[]) {
  const families = Map.groupBy(all, ({ family_id }) => family_id);
  const ordered = new Map<string, readonly Edition[]>();
  return ({ family_id, language }: Pick<Edition, 'family_id' | 'language'>): readonly Edition[] => {
    const key = `${family_id} ${language}`;
    const editions = ordered.get(key) ?? editionsIn(language, families.get(family_id) ?? []);
    ordered.set(key, editions);
    return editions;
  };
}
