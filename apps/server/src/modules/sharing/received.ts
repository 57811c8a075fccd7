import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { SharingTables } from './tables.ts';

type Db = Kysely<SharingTables & SessionTables & DocumentTables>;

/** What was shared with whom, among the documents of which publishers, of which kind. */
export type Asked = {
  readonly personId: string;
  readonly publishers: readonly string[];
  readonly kind: 'any' | 'standard' | 'publication';
};

/**
 * What others have shared with a person, each document once from each of them. What was sent to an address is theirs
 * whose address it is.
 */
const received = (db: Db, { personId, publishers, kind }: Asked) =>
  db
    .selectFrom('document_shares as s')
    .innerJoin('documents as d', 'd.content_id', 's.content_id')
    .distinctOn(['s.content_id', 's.shared_by'])
    .select(['s.content_id', 's.shared_by', 's.shared_at'])
    .where((eb) =>
      eb.or([
        eb('s.shared_with', '=', personId),
        eb(
          's.address_key',
          '=',
          eb
            .selectFrom('people as own')
            .select(sql<string>`lower(own.email)`.as('key'))
            .where('own.id', '=', personId),
        ),
      ]),
    )
    .where('s.shared_by', '!=', personId)
    .where('d.publisher_code', '=', ({ fn, val }) => fn.any(val([...publishers])))
    .$if(kind === 'standard', (query) => query.where('d.asset_type', '=', 'STANDARD'))
    .$if(kind === 'publication', (query) => query.where('d.asset_type', '!=', 'STANDARD'))
    .orderBy('s.content_id')
    .orderBy('s.shared_by')
    .orderBy('s.shared_at', 'desc');

/** How many documents others have shared with somebody. */
export async function receivedCount(db: Db, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom(received(db, asked).as('r'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of what others have shared with somebody, the latest first. */
export async function receivedOf(
  db: Db,
  asked: Asked,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return db
    .selectFrom(received(db, asked).as('r'))
    .innerJoin('documents as d', 'd.content_id', 'r.content_id')
    .innerJoin('publishers as pub', 'pub.code', 'd.publisher_code')
    .innerJoin('people as p', 'p.id', 'r.shared_by')
    .select([
      'd.content_code',
      'd.designation',
      'd.title_text',
      'd.language',
      'pub.name as publisher_name',
      'p.first_name',
      'p.last_name',
      'p.email',
      'r.shared_at',
    ])
    .orderBy('r.shared_at', 'desc')
    .orderBy('r.content_id', 'desc')
    .orderBy('r.shared_by')
    .offset(page * size)
    .limit(size)
    .execute();
}

/** A document that somebody has received, and from whom. */
export type Received = Awaited<ReturnType<typeof receivedOf>>[number];
