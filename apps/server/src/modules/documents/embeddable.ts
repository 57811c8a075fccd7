import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** What a document says, in the languages in which its record says it. */
export type EmbeddableDocument = {
  readonly contentCode: string;
  readonly familyId: number;
  readonly publisher: string;
  readonly status: string;
  readonly title: string;
  readonly titles: Record<string, string>;
  readonly description: string;
  readonly abstracts: Record<string, string>;
  readonly keywords: string[];
  /** The first pages of its text; '' when only its record is known. */
  readonly body: string;
  /** Another number whenever something of the above is another. */
  readonly fingerprint: number;
};

/** Characters of a text that tell what it is about; what follows are details of the same. */
const maxCharacters = 20_000;
const batchSize = 200;

/** The hashes name what the texts were made from, so that nothing long is read to compare it. */
const fingerprint = sql<number>`('x' || left(md5(concat_ws('|', source_hash, record_hash, status, title_text)), 13))::bit(52)::bigint`;

/** What these documents say, in no order; one that is gone is left out. */
export async function embeddableDocuments(
  db: Db,
  contentCodes: readonly string[],
): Promise<EmbeddableDocument[]> {
  if (contentCodes.length === 0) return [];
  return embeddable(db).where('content_code', 'in', contentCodes).execute();
}

/** Every document's fingerprint, some at a time. */
export async function* documentFingerprints(
  db: Db,
): AsyncGenerator<{ contentCode: string; fingerprint: number }[]> {
  for (let last = 0; ;) {
    const some = await db
      .selectFrom('documents')
      .select(['content_id', 'content_code as contentCode', fingerprint.as('fingerprint')])
      .where('content_id', '>', last)
      .orderBy('content_id')
      .limit(10 * batchSize)
      .execute();
    const end = some.at(-1);
    if (!end) return;
    yield some;
    last = end.content_id;
  }
}

/** The content codes of what changed or went since a mark, some at a time. */
export async function* changedSince(db: Db, mark: bigint): AsyncGenerator<string[]> {
  for (let last = 0; ;) {
    const changes = await db
      .selectFrom('document_changes')
      .select(['seq', 'content_code'])
      .where('transaction', '>=', String(mark))
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(batchSize)
      .execute();
    const end = changes.at(-1);
    if (!end) return;
    yield [...new Set(changes.map(({ content_code }) => content_code))];
    last = end.seq;
  }
}

/**
 * What all families say, some at a time, each with its editions and translations together. Of more than `most`
 * families every second, or third, and so on: the same ones each time.
 */
export async function* embeddableFamilies(db: Db, max: number): AsyncGenerator<EmbeddableDocument[][]> {
  const { families } = await db
    .selectFrom('families')
    .select(({ fn }) => fn.countAll<number>().as('families'))
    .executeTakeFirstOrThrow();
  const step = Math.max(1, Math.ceil(families / max));
  for (let last = 0; ;) {
    const some = await db
      .selectFrom('families')
      .select('id')
      .where('id', '>', last)
      .where(sql<boolean>`id % ${step} = 0`)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const end = some.at(-1);
    if (!end) return;
    const documents = await embeddable(db)
      .where(
        'family_id',
        'in',
        some.map(({ id }) => id),
      )
      .orderBy('content_id')
      .execute();
    yield [...Map.groupBy(documents, ({ familyId }) => familyId).values()];
    last = end.id;
  }
}

const embeddable = (db: Db) =>
  db
    .selectFrom('documents')
    .select(({ fn, val }) => [
      'content_code as contentCode',
      'family_id as familyId',
      'publisher_code as publisher',
      'status',
      'title_text as title',
      'titles',
      'description_text as description',
      'abstracts',
      'keywords',
      fn<string>('left', ['body_text', val(maxCharacters)]).as('body'),
      fingerprint.as('fingerprint'),
    ]);

/** How many documents the library holds. */
export async function documentCount(db: Db): Promise<number> {
  const { documents } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .executeTakeFirstOrThrow();
  return documents;
}
