import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** Of so many documents of each publisher the last ones of different families are taken. */
const candidatesPerPublisher = 60;

type Query = {
  readonly publishers: readonly string[];
  /** Dates to come are of no interest yet. */
  readonly today: string;
  readonly max: number;
};

/** The content codes of the documents of these publishers that were updated last, or published; one of each family, and no translations. */
export async function lastUpdated(db: Db, query: Query): Promise<string[]> {
  const rows = await lastUpdatedQuery(db, query).execute();
  const seen = new Set<number>();
  return rows
    .filter(({ family_id }) => !seen.has(family_id) && seen.add(family_id))
    .slice(0, query.max)
    .map(({ content_code }) => content_code);
}

/** The question that `lastUpdated` asks: of each publisher its index gives the last ones, however many there are. */
export function lastUpdatedQuery(db: Db, { publishers, today }: Omit<Query, 'max'>) {
  // As the index has it.
  const changedOn = sql<string>`coalesce(updated_on, published_on)`;
  return db
    .selectFrom(sql<{ code: string }>`unnest(${[...publishers]}::text[])`.as<'offered'>(sql`offered(code)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('documents')
          .select(['content_code', 'family_id', 'content_id', changedOn.as('changed_on')])
          .whereRef('publisher_code', '=', 'offered.code')
          .where(changedOn, '<=', today)
          .where('is_available', '=', true)
          .where('is_translation', '=', false)
          .orderBy(changedOn, 'desc')
          .orderBy('content_id', 'desc')
          .limit(candidatesPerPublisher)
          .as('recent'),
      (join) => join.onTrue(),
    )
    .select(['recent.content_code', 'recent.family_id'])
    .orderBy('recent.changed_on', 'desc')
    .orderBy('recent.content_id', 'desc');
}
