import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import { documentsThroughGroups, type GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { SharingTables } from './tables.ts';

type Db = Kysely<SharingTables & GroupTables & SessionTables & DocumentTables>;

/** What was shared with whom, among the documents of which publishers, of which kind. */
export type ReceivedQuery = {
  readonly personId: string;
  /** The account that they read through: groups belong to it. */
  readonly accountId: string;
  readonly hasGroups: boolean;
  readonly publishers: readonly string[];
  readonly kind: 'any' | 'standard' | 'publication';
};

/** What was sent to a person, or to the address that is theirs. */
const sent = (db: Db, personId: string) =>
  db
    .selectFrom('document_shares as s')
    .select(['s.content_id', 's.shared_by', 's.shared_at'])
    .where((eb) =>
      eb.or([
        eb('s.shared_with', '=', personId),
        eb('s.address_key', '=', (some) =>
          some
            .selectFrom('people as own')
            .select(sql<string>`lower(own.email)`.as('key'))
            .where('own.id', '=', personId),
        ),
      ]),
    )
    .where('s.shared_by', '!=', personId);

const throughGroups = (db: Db, { personId, accountId }: ReceivedQuery) =>
  db
    .selectFrom(documentsThroughGroups(db, { personId, accountId }).as('g'))
    .select(['g.content_id', 'g.shared_by', 'g.shared_at']);

/** What others have shared with a person, directly or through their groups; each document once from each of them. */
const received = (db: Db, params: ReceivedQuery) => {
  const direct = sent(db, params.personId);
  const all = params.hasGroups ? direct.unionAll(throughGroups(db, params)) : direct;
  return db
    .selectFrom(all.as('u'))
    .innerJoin('documents as d', 'd.content_id', 'u.content_id')
    .distinctOn(['u.content_id', 'u.shared_by'])
    .select(['u.content_id', 'u.shared_by', 'u.shared_at'])
    .where('d.publisher_code', '=', ({ fn, val }) => fn.any(val([...params.publishers])))
    .$if(params.kind === 'standard', (query) => query.where('d.asset_type', '=', 'STANDARD'))
    .$if(params.kind === 'publication', (query) => query.where('d.asset_type', '!=', 'STANDARD'))
    .orderBy('u.content_id')
    .orderBy('u.shared_by')
    .orderBy('u.shared_at', 'desc');
};

/** How many documents others have shared with someone. */
export async function receivedCount(db: Db, query: ReceivedQuery): Promise<number> {
  const { count } = await db
    .selectFrom(received(db, query).as('r'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of what others have shared with someone, latest first. */
export async function receivedOf(
  db: Db,
  query: ReceivedQuery,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const shown = db
    .selectFrom(received(db, query).as('r'))
    .selectAll()
    .orderBy('r.shared_at', 'desc')
    .orderBy('r.content_id', 'desc')
    .orderBy('r.shared_by')
    .offset(page * size)
    .limit(size);
  return db
    .selectFrom(shown.as('r'))
    .innerJoin('documents as d', 'd.content_id', 'r.content_id')
    .innerJoin('publishers as pub', 'pub.code', 'd.publisher_code')
    .innerJoin('people as p', 'p.id', 'r.shared_by')
    .select([
      'd.content_code',
      'd.designation',
      'd.title_text',
      'd.language',
      'd.publisher_code',
      'd.status',
      'd.edition',
      'pub.name as publisher_name',
      'p.first_name',
      'p.last_name',
      'p.email',
      'r.shared_at',
    ])
    .orderBy('r.shared_at', 'desc')
    .orderBy('r.content_id', 'desc')
    .orderBy('r.shared_by')
    .execute();
}

/** A document that someone has received, and from whom. */
export type Received = Awaited<ReturnType<typeof receivedOf>>[number];
