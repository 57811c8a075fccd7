import { collections as samples, type CollectionSample } from '@norma/samples';
import type { Kysely } from 'kysely';
import type { CollectionTables } from '../modules/collections/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { TenantSettings } from '../tenant/settings.ts';

type Tables = CollectionTables & DocumentTables & SessionTables;
type Db = Kysely<Tables>;

/** Gives the accounts of the demo that have custom collections some to begin with. A tenant that has any is left as it is. */
export async function seedCollections(database: Database, now: Date): Promise<void> {
  for (const { settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo) continue;
    await database
      .forTenant<Tables>(settings.key)
      .transaction()
      .execute((within) => seedTenant(within, settings, now));
  }
}

async function seedTenant(db: Db, settings: TenantSettings, now: Date): Promise<void> {
  if (await db.selectFrom('collections').select('id').limit(1).executeTakeFirst()) return;
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('has_custom_collection', '=', true)
    .execute();
  const maker = await makerOf(db);
  for (const sample of samples) {
    if (!accounts.some(({ id }) => id === sample.account)) continue;
    const documents = await documentsOf(db, sample, settings);
    // A tenant that offers none of them would have a collection of nothing.
    if (documents.length > 0)
      await seedCollection(db, { tenant: settings.key, sample, documents, maker, now });
  }
}

/** The person of the demo who looks after its libraries. */
async function makerOf(db: Db): Promise<string> {
  const found = await db
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('sign_in_name', '=', 'operator')
    .executeTakeFirst();
  return found ? `${found.first_name} ${found.last_name}` : '';
}

async function documentsOf(
  db: Db,
  { contentCodes }: CollectionSample,
  { publishers }: TenantSettings,
): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('content_id')
    .where('content_code', 'in', [...contentCodes])
    .where('publisher_code', 'in', publishers)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

type SeedParams = {
  readonly tenant: string;
  readonly sample: CollectionSample;
  readonly documents: readonly number[];
  readonly maker: string;
  readonly now: Date;
};

async function seedCollection(db: Db, { tenant, sample, documents, maker, now }: SeedParams): Promise<void> {
  const { id } = await db
    .insertInto('collections')
    .values({
      tenant,
      account_id: sample.account,
      name: sample.name,
      description: sample.description,
      is_for_account: sample.people === undefined,
      version: 1,
      changed_at: now,
      changed_by_name: maker,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_documents')
    .values(documents.map((content_id) => ({ tenant, collection_id: id, content_id, added_at: now })))
    .execute();
  if (!sample.people) return;
  const people = await db
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', 'in', [...sample.people])
    .execute();
  await db
    .insertInto('collection_people')
    .values(people.map((person) => ({ tenant, collection_id: id, person_id: person.id })))
    .execute();
}
