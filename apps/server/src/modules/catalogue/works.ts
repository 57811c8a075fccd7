import { setImmediate } from 'node:timers/promises';
import type { CatalogueWork } from '@norma/editions';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant.ts';
import { cataloguedRows, editionsOf, type DocumentTables } from '../documents/index.ts';
import { workOf } from './work.ts';

/** So many at a time: a hundred records take a few milliseconds, in which nobody else is answered. */
const atOnce = 100;

/** Documents as catalogues know them, some at a time and in their order; one that is gone meanwhile is left out. */
export async function* worksOf(
  db: Kysely<DocumentTables>,
  contentIds: readonly number[],
  tenant: Tenant,
): AsyncGenerator<CatalogueWork[]> {
  for (let at = 0; at < contentIds.length; at += atOnce) {
    const rows = await cataloguedRows(db, contentIds.slice(at, at + atOnce));
    const families = Map.groupBy(
      await editionsOf(db, [...new Set(rows.map(({ family_id }) => family_id))]),
      ({ family_id }) => family_id,
    );
    yield rows.map((row) => workOf({ row, family: families.get(row.family_id) ?? [], tenant }));
    // Whoever waits has their turn between two pieces.
    await setImmediate();
  }
}
