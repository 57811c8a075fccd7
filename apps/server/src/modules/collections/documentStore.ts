import type { CollectionSort } from '@norma/contracts';
import { sql, type Kysely, type QueryCreator } from 'kysely';
import type { Tables } from './store.ts';

type Db = Kysely<Tables>;

/** A document as collections list it. */
export type Item = {
  readonly content_id: number;
  readonly content_code: string;
  readonly designation: string;
  readonly title_text: string;
  readonly language: string;
  readonly status: string;
  readonly edition: string;
  readonly publisher_code: string;
  readonly publisher_name: string;
  readonly publisher_type_code: string;
};

/** Which collections, and the documents of which publishers in them. */
type In = { readonly collectionIds: readonly number[]; readonly publishers: readonly string[] };
type Page = { readonly sortType: CollectionSort; readonly pageSize: number; readonly offset: number };

const distinctDocuments = (db: QueryCreator<Tables>, { collectionIds, publishers }: In) =>
  db
    .selectFrom('documents')
    .where('documents.publisher_code', 'in', [...publishers])
    .where('documents.content_id', 'in', (eb) =>
      eb
        .selectFrom('collection_documents')
        .select('collection_documents.content_id')
        .where('collection_id', '=', ({ fn, val }) => fn.any(val([...collectionIds]))),
    );

/** A page of the documents in some collections by designation, each once, and how many there are. */
export async function documentsIn(
  db: Db,
  where: In,
  { sortType, pageSize, offset }: Page,
): Promise<{ items: Item[]; total: number }> {
  if (where.collectionIds.length === 0) return { items: [], total: 0 };
  const direction = sortType === 'ALPHA_ASC' ? 'asc' : 'desc';
  // All are looked through once, for their number and for their order; what is shown is read for the page alone.
  const rows = await db
    .with(
      (name) => name('had').materialized(),
      (within) =>
        distinctDocuments(within, where).select([
          'documents.content_id',
          'documents.content_code',
          sql<string>`lower(documents.designation)`.as('place'),
        ]),
    )
    .with('shown', (within) =>
      within
        .selectFrom('had')
        .select(['content_id', 'place'])
        .orderBy('place', direction)
        .orderBy('content_code', direction)
        .offset(offset * pageSize)
        .limit(pageSize),
    )
    .selectFrom((from) =>
      from
        .selectFrom('had')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('counted'),
    )
    .leftJoin('shown', (join) => join.onTrue())
    .leftJoin('documents', 'documents.content_id', 'shown.content_id')
    .leftJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .select([
      'counted.total',
      'documents.content_id',
      'documents.content_code',
      'documents.designation',
      'documents.title_text',
      'documents.language',
      'documents.status',
      'documents.edition',
      'documents.publisher_code',
      'publishers.name as publisher_name',
      'publishers.type_code as publisher_type_code',
    ])
    .orderBy('shown.place', direction)
    .orderBy('documents.content_code', direction)
    .execute();
  // Past the end there is one row, which says how many there are and nothing of a document.
  return { items: rows.filter(isItem), total: rows[0]?.total ?? 0 };
}

const isItem = <Row extends { readonly content_id: number | null }>(row: Row): row is Row & Item =>
  row.content_id !== null;

/** How many documents a collection has, of whichever publishers. */
export async function documentCountIn(db: Db, collectionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('collection_documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts documents into a collection; answers the numbers of those that were not in it. */
export async function addDocuments(
  db: Db,
  { tenant, collectionId, now }: { tenant: string; collectionId: number; now: Date },
  contentIds: readonly number[],
): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const added = await db
    .insertInto('collection_documents')
    .values(
      contentIds.map((content_id) => ({ tenant, collection_id: collectionId, content_id, added_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('content_id')
    .execute();
  return new Set(added.map(({ content_id }) => content_id));
}

/** Takes documents out of a collection; returns how many were in it. */
export async function removeDocuments(
  db: Db,
  collectionId: number,
  contentIds: readonly number[],
): Promise<number> {
  const removed = await db
    .deleteFrom('collection_documents')
    .where('collection_id', '=', collectionId)
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
