import { people } from '@norma/samples';
import type { Kysely } from 'kysely';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { hasFeature } from '../tenant/index.ts';

type Tables = {
  people: { id: string; sign_in_name: string; user_type: string };
  memberships: { person_id: string; account_id: string };
  subscriptions: { account_id: string; publisher_code: string };
  documents: {
    content_id: number;
    content_code: string;
    family_id: number;
    publisher_code: string;
    is_translation: boolean;
    may_favour: boolean;
    may_track: boolean;
  };
  favorites: { tenant: string; person_id: string; content_id: number; added_at: Date };
  tracked_documents: {
    tenant: string;
    person_id: string;
    family_id: number;
    content_id: number;
    is_on: boolean;
    since: Date;
  };
};
type Db = Kysely<Tables>;

const dayMs = 86_400_000;
const favoritesEach = 8;
const trackedEach = 5;

/**
 * Gives the people of the demo favorites, and documents whose changes they follow, so that their home screens are as
 * after some weeks. Who has favorites already keeps them as they are.
 */
export async function seedShelves(database: Database, now: Date): Promise<void> {
  for (const { key, settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo) continue;
    const db = database.forTenant<Tables>(key);
    if (await db.selectFrom('favorites').select('content_id').limit(1).executeTakeFirst()) continue;
    const tracks = hasFeature(settings, 'show-tracker');
    for (const [place, personId] of (await individualsOf(db)).entries())
      await seedShelf(db, { tenant: key, personId, place, tracks, now });
  }
}

async function individualsOf(db: Db): Promise<string[]> {
  const names = people.map(({ signInName }) => signInName);
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', 'in', names)
    .where('user_type', '=', 'INDIVIDUAL')
    .orderBy('sign_in_name')
    .execute();
  return rows.map(({ id }) => id);
}

type Shelf = { tenant: string; personId: string; place: number; tracks: boolean; now: Date };

async function seedShelf(db: Db, { tenant, personId, place, tracks, now }: Shelf): Promise<void> {
  const documents = await documentsOf(db, personId);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const favorites = everySo(documents, favoritesEach, place);
  if (favorites.length === 0) return;
  await db
    .insertInto('favorites')
    .values(
      favorites.map(({ content_id }, at) => ({
        tenant,
        person_id: personId,
        content_id,
        added_at: daysAgo(at + 2),
      })),
    )
    .execute();
  if (!tracks) return;
  await db
    .insertInto('tracked_documents')
    .values(
      everySo(documents, trackedEach, place + 3).map(({ content_id, family_id }, at) => ({
        tenant,
        person_id: personId,
        family_id,
        content_id,
        is_on: true,
        since: daysAgo(3 * at + 4),
      })),
    )
    .execute();
}

/** One document of each family that a person may open, mark and follow. */
const documentsOf = (db: Db, personId: string) =>
  db
    .selectFrom('documents')
    .innerJoin('subscriptions', 'subscriptions.publisher_code', 'documents.publisher_code')
    .innerJoin('memberships', 'memberships.account_id', 'subscriptions.account_id')
    .distinctOn('documents.family_id')
    .select(['documents.content_id', 'documents.family_id'])
    .where('memberships.person_id', '=', personId)
    .where('is_translation', '=', false)
    .where('may_favour', '=', true)
    .where('may_track', '=', true)
    .orderBy('documents.family_id')
    .orderBy('documents.content_code', 'desc')
    .execute();

/** So many of a list from all over it, others for each place to begin at. */
export function everySo<Item>(items: readonly Item[], many: number, from: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / many));
  return Array.from(
    { length: Math.min(many, items.length) },
    (_, at) => items[(from + at * step) % items.length],
  ).filter((item) => item !== undefined);
}
