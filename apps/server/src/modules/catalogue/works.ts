import { setImmediate } from 'node:timers/promises';
import type { CatalogueWork } from '@norma/editions';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant.ts';
import { cataloguedRows, editionsOf, type DocumentTables } from '../documents/index.ts';
import { workOf } from './work.ts';

/** So many are read at once. */
const readAtOnce = 200;
/** So many are made into records before somebody else is answered: a few milliseconds. */
const madeAtOnce = 20;

/** Documents as catalogues know them, some at a time and in their order; one that is gone meanwhile is left out. */
export async function* worksOf(
  db: Kysely<DocumentTables>,
  contentIds: readonly number[],
  tenant: Tenant,
): AsyncGenerator<CatalogueWork[]> {
  for (let from = 0; from < contentIds.length; from += readAtOnce) {
    const rows = await cataloguedRows(db, contentIds.slice(from, from + readAtOnce));
    const families = Map.groupBy(
      await editionsOf(db, [...new Set(rows.map(({ family_id }) => family_id))]),
      ({ family_id }) => family_id,
    );
    for (let at = 0; at < rows.length; at += madeAtOnce) {
      yield rows
        .slice(at, at + madeAtOnce)
        .map((row) => workOf({ row, family: families.get(row.family_id) ?? [], tenant }));
      await setImmediate();
    }
  }
}
