import type { CompassPointMaker, Deeds, MarkedDocument } from '@norma/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Range } from './range.ts';
import type { ReportTables } from './tables.ts';

type Db = Kysely<ReportTables>;

/** Which compass points are counted: of an account, all or of one publisher or one type of document. */
export type Counted = {
  readonly accountId: string;
  readonly publisher?: string | undefined;
  readonly documentType?: string | undefined;
};

type Piece = { readonly offset: number; readonly size: number };

const actions = ['made', 'edited', 'moved', 'shared', 'deactivated', 'reactivated'] as const;

/** What was done on the days of a range; days without anything are left out. */
export async function actionsByDay(
  db: Db,
  counted: Counted,
  { from, to }: Range,
): Promise<(Deeds & { day: string })[]> {
  return db
    .selectFrom('compass_point_days')
    .select('day')
    .select(({ fn }) => actions.map((action) => fn.sum<number>(action).as(action)))
    .where(isCounted(counted))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** Every count of a range: of each day, each publisher and each type of document. */
export async function totalActions(
  db: Db,
  counted: Counted,
  { from, to }: Range,
  { offset, size }: Piece,
): Promise<(Deeds & { day: string; publisher_code: string; document_type: string })[]> {
  return db
    .selectFrom('compass_point_days')
    .select(['day', 'publisher_code', 'document_type', ...actions])
    .where(isCounted(counted))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('publisher_code')
    .orderBy('document_type')
    .limit(size)
    .offset(offset)
    .execute();
}

/** How many compass points are active, how many of these no passage holds, in how many documents they are, and in one at most. */
export async function currentCounts(
  db: Db,
  counted: Counted,
): Promise<{ active: number; unplaced: number; documents: number; most: number }> {
  return db
    .selectFrom('compass_point_documents')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(active), 0)`.as('active'),
      sql<number>`coalesce(sum(unplaced), 0)`.as('unplaced'),
      fn.countAll<number>().as('documents'),
      sql<number>`coalesce(max(active), 0)`.as('most'),
    ])
    .where(isCounted(counted))
    .where('active', '>', 0)
    .executeTakeFirstOrThrow();
}

/** Active compass points by the publisher of their document, the most first. */
export async function activeByPublisher(
  db: Db,
  counted: Counted,
): Promise<{ publisher_code: string; active: number }[]> {
  return db
    .selectFrom('compass_point_documents')
    .select(['publisher_code', ({ fn }) => fn.sum<number>('active').as('active')])
    .where(isCounted(counted))
    .where('active', '>', 0)
    .groupBy('publisher_code')
    .orderBy('active', 'desc')
    .orderBy('publisher_code')
    .execute();
}

/** The documents that have the most active compass points. */
export async function markedDocuments(
  db: Db,
  counted: Counted,
  { offset, size }: Piece,
): Promise<Omit<MarkedDocument, 'title' | 'language' | 'documentTypeName'>[]> {
  return db
    .selectFrom('compass_point_documents')
    .select([
      'content_code as contentCode',
      'designation',
      'publisher_code as publisherCode',
      'document_type as documentType',
      'active',
    ])
    .where(isCounted(counted))
    .where('active', '>', 0)
    .orderBy('active', 'desc')
    .orderBy('designation')
    .orderBy('content_id')
    .limit(size)
    .offset(offset)
    .execute();
}

/** Who has made the most active compass points. */
export async function makers(
  db: Db,
  counted: Counted,
  { offset, size }: Piece,
): Promise<CompassPointMaker[]> {
  return db
    .selectFrom('compass_point_makers')
    .select(({ fn }) => [
      'created_by as personId',
      fn.max('name').as('name'),
      fn.sum<number>('active').as('active'),
    ])
    .where(isCounted(counted))
    .where('active', '>', 0)
    .groupBy('created_by')
    .orderBy('active', 'desc')
    .orderBy('name')
    .orderBy('created_by')
    .limit(size)
    .offset(offset)
    .execute();
}

/** How many people have made the active compass points. */
export async function makerCount(db: Db, counted: Counted): Promise<number> {
  const { count } = await db
    .selectFrom('compass_point_makers')
    .select(({ fn }) => fn.count<number>('created_by').distinct().as('count'))
    .where(isCounted(counted))
    .where('active', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of which publishers and types the documents are in which an account has ever marked anything. */
export async function markedKinds(
  db: Db,
  accountId: string,
): Promise<{ publisher_code: string; document_type: string }[]> {
  return db
    .selectFrom('compass_point_makers')
    .select(['publisher_code', 'document_type'])
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('publisher_code')
    .orderBy('document_type')
    .execute();
}

function isCounted({ accountId, publisher, documentType }: Counted): RawBuilder<boolean> {
  const parts = [sql`account_id = ${accountId}`];
  if (publisher !== undefined) parts.push(sql`publisher_code = ${publisher}`);
  if (documentType !== undefined) parts.push(sql`document_type = ${documentType}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
