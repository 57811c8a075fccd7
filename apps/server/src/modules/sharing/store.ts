import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { SharingTables } from './tables.ts';

type Db = Kysely<SharingTables>;

/** With whom a document is shared: a person of the library, or an address. */
export type Receiver =
  | { readonly personId: string }
  | { readonly address: string; readonly addressKey: string };

/** A document, who shares it and with whom. */
export type Share = { readonly contentId: number; readonly by: string; readonly receiver: Receiver };

/** Shares a document, once however often it is asked; returns whether it was new, and since when it is shared. */
export async function saveShare(
  db: Db,
  share: Share & { readonly tenant: string; readonly now: Date },
): Promise<{ isNew: boolean; sharedAt: Date }> {
  const { receiver } = share;
  const saved = await db
    .insertInto('document_shares')
    .values({
      tenant: share.tenant,
      content_id: share.contentId,
      shared_by: share.by,
      shared_with: 'personId' in receiver ? receiver.personId : null,
      address: 'address' in receiver ? receiver.address : null,
      address_key: 'address' in receiver ? receiver.addressKey : null,
      shared_at: share.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('shared_at')
    .executeTakeFirst();
  if (saved) return { isNew: true, sharedAt: saved.shared_at };
  const before = await db
    .selectFrom('document_shares')
    .select('shared_at')
    .where('content_id', '=', share.contentId)
    .where('shared_by', '=', share.by)
    .$if('personId' in receiver, (query) =>
      query.where('shared_with', '=', 'personId' in receiver ? receiver.personId : null),
    )
    .$if('address' in receiver, (query) =>
      query.where('address_key', '=', 'address' in receiver ? receiver.addressKey : null),
    )
    .executeTakeFirstOrThrow();
  return { isNew: false, sharedAt: before.shared_at };
}

/** With whom someone has shared a document, latest first; of people what they are called now. */
export async function sharesOf(
  db: Kysely<SharingTables & SessionTables>,
  { by, contentId }: { readonly by: string; readonly contentId: number },
) {
  return db
    .selectFrom('document_shares as s')
    .leftJoin('people as p', 'p.id', 's.shared_with')
    .select(['s.shared_with', 's.address', 's.shared_at', 'p.first_name', 'p.last_name', 'p.email'])
    .where('s.shared_by', '=', by)
    .where('s.content_id', '=', contentId)
    .orderBy('s.shared_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(maxShares)
    .execute();
}

/** As many of those whom a document was shared with are shown. */
const maxShares = 1_000;

/** The people with whom someone has shared something, by when they last did. */
export const lastSharedWith = (db: Db, by: string) =>
  db
    .selectFrom('document_shares')
    .select(({ fn }) => ['shared_with', fn.max('shared_at').as('last')])
    .where('shared_by', '=', by)
    .where('shared_with', 'is not', null)
    .groupBy('shared_with')
    .orderBy(sql`max(shared_at)`, 'desc');
