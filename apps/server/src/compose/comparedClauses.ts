import type { ReaderContext } from '../context.ts';
import type { Card, DocumentTables } from '../modules/documents/index.ts';
import { clausesOf, type LineageTables, type StoredClauses } from '../modules/lineage/index.ts';
import { judgeReferences } from '../modules/references/index.ts';
import type { Database } from '../ports/database.ts';

type Context = ReaderContext<DocumentTables>;

/** The lines of the clauses of an edition, by their ids there. */
export async function linesOf(contentId: number, { db }: Context): Promise<ReadonlyMap<string, string>> {
  const known = await clausesOf(db.$pickTables<never>().$extendTables<LineageTables>(), [contentId]);
  return new Map(known.get(contentId)?.clauses.map(({ id, line }) => [id, line]));
}

/** What the library says of standards that a document cites; nothing of those it does not know. */
export async function statesOf(
  designations: readonly string[],
  { publisher_code, language }: Card,
  { db, tenant }: Context,
): Promise<Map<string, 'current' | 'withdrawn' | 'superseded'>> {
  if (designations.length === 0) return new Map();
  const judged = await judgeReferences(db, designations, { tenant, publisher: publisher_code, language });
  return new Map(
    [...judged].flatMap(([designation, { state }]) => {
      const said = states[state];
      return said === undefined ? [] : [[designation, said] as const];
    }),
  );
}

const states: Readonly<Record<string, 'current' | 'withdrawn' | 'superseded' | undefined>> = {
  current: 'current',
  amended: 'current',
  'superseded-edition': 'superseded',
  withdrawn: 'withdrawn',
  'withdrawn-and-replaced': 'withdrawn',
};

/** The clauses of editions, by content id. */
export const clausesByEdition =
  (database: Pick<Database, 'withoutTenant'>) =>
  async (contentIds: readonly number[]): Promise<Map<number, StoredClauses['clauses']>> => {
    const known = await clausesOf(database.withoutTenant<LineageTables>(), contentIds);
    return new Map([...known].map(([id, { clauses }]) => [id, clauses]));
  };
