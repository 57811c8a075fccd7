import { sql, type Kysely, type Selectable } from 'kysely';
import type { TrainingTables } from './tables.ts';

type Db = Kysely<TrainingTables>;

/** A film as its row tells of it. */
export type VideoRow = Selectable<TrainingTables['training_videos']>;

/** What a tenant offers: the publishers, and whether films can be played that are stored elsewhere. */
export type Offer = { readonly publishers: readonly string[]; readonly hasPlayer: boolean };

const videosOffered = (db: Db, { publishers, hasPlayer }: Offer) =>
  db
    .selectFrom('training_videos')
    .where('publisher_code', 'in', publishers)
    .$if(!hasPlayer, (query) => query.where('file_key', 'is not', null));

const mentions = (designation: string) => sql<boolean>`designations @> array[${designation}]::text[]`;

/** The films next to the documents of a family, in the order of their publisher. */
export async function videosOfDocument(db: Db, designation: string, offer: Offer): Promise<VideoRow[]> {
  return videosOffered(db, offer)
    .selectAll()
    .where(mentions(designation))
    .orderBy('place')
    .orderBy('hashed_id')
    .execute();
}

/** The films about the library itself, in the order of their publisher. */
export async function tutorialsOf(db: Db, offer: Offer): Promise<VideoRow[]> {
  return videosOffered(db, offer)
    .selectAll()
    .where('is_tutorial', '=', true)
    .orderBy('place')
    .orderBy('hashed_id')
    .execute();
}

/** A tutorial that the tenant offers, or null. */
export async function tutorialOf(db: Db, hashedId: string, offer: Offer): Promise<VideoRow | null> {
  const found = await videosOffered(db, offer)
    .selectAll()
    .where('is_tutorial', '=', true)
    .where('hashed_id', '=', hashedId)
    .executeTakeFirst();
  return found ?? null;
}

/** A film that the tenant offers, or null; with a designation only if it is next to those documents. */
export async function videoOf(
  db: Db,
  { hashedId, designation }: { hashedId: string; designation?: string },
  offer: Offer,
): Promise<VideoRow | null> {
  const query = videosOffered(db, offer).selectAll().where('hashed_id', '=', hashedId);
  const found = designation === undefined ? query : query.where(mentions(designation));
  return (await found.executeTakeFirst()) ?? null;
}

/** The courses next to the documents of a family, in the order of their publisher. */
export async function coursesOfDocument(
  db: Db,
  designation: string,
  { publishers }: Pick<Offer, 'publishers'>,
): Promise<{ product_code: string; title: string }[]> {
  return db
    .selectFrom('training_courses')
    .select(['product_code', 'title'])
    .where('publisher_code', 'in', publishers)
    .where(mentions(designation))
    .orderBy('place')
    .orderBy('product_code')
    .execute();
}

/** How many films and courses are next to the documents of a family. */
export async function countOfDocument(
  db: Db,
  designation: string,
  offer: Offer,
): Promise<{ videos: number; courses: number }> {
  const { rows } = await sql<{ videos: number; courses: number }>`select
    (select count(*) from training_videos where ${mentions(designation)}
      and publisher_code = any(${offer.publishers}) and (${offer.hasPlayer} or file_key is not null)) as videos,
    (select count(*) from training_courses where ${mentions(designation)}
      and publisher_code = any(${offer.publishers})) as courses`.execute(db);
  return rows[0] ?? { videos: 0, courses: 0 };
}

/** Whether an account is entitled to e-learning. */
export async function isEntitled(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('training_entitlements')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}
