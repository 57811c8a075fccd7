import { compose, type Lineage } from '@norma/lineage';
import type { Kysely } from 'kysely';
import { lineagesAround } from './store.ts';
import type { ComparisonTables } from './tables.ts';

/**
 * What happened to each clause of an edition in a later one of its family and language, by way of the editions between;
 * null where no chain of texts leads from the one to the other.
 */
export async function lineageBetween(
  db: Kysely<ComparisonTables>,
  oldId: number,
  newId: number,
): Promise<Lineage | null> {
  if (oldId === newId) return null;
  const steps = new Map((await lineagesAround(db, oldId)).map((step) => [step.old_content_id, step]));
  let lineage: Lineage | null = null;
  for (let at = steps.get(oldId); at; at = steps.get(at.new_content_id)) {
    lineage = lineage ? compose(lineage, at.lineage) : at.lineage;
    if (at.new_content_id === newId) return lineage;
  }
  return null;
}
