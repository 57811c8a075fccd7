import { groups as samples, type GroupSample } from '@norma/samples';
import { sql, type Kysely } from 'kysely';
import { assetIdOf, type DocumentTables } from '../modules/documents/index.ts';
import type { GroupTables } from '../modules/groups/index.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { hasFeature } from '../tenant/index.ts';

type Db = Kysely<GroupTables & DocumentTables & SessionTables>;

const dayMs = 86_400_000;

/** Gives the people of the demo groups in which they read together. A tenant that has any is left as it is. */
export async function seedGroups(database: Database, now: Date): Promise<void> {
  for (const { key, settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo || !hasFeature(settings, 'groups')) continue;
    await database
      .forTenant<GroupTables & DocumentTables & SessionTables>(key)
      .transaction()
      .execute((within) => seedTenant(within, key, now));
  }
}

async function seedTenant(db: Db, tenant: string, now: Date): Promise<void> {
  if (await db.selectFrom('groups').select('id').limit(1).executeTakeFirst()) return;
  for (const sample of samples) await seedGroup(db, { tenant, sample, now });
}

type SeedParams = { readonly tenant: string; readonly sample: GroupSample; readonly now: Date };

async function seedGroup(db: Db, { tenant, sample, now }: SeedParams): Promise<void> {
  const { account, name, description, by, members, daysAgo } = sample;
  const people = await peopleOf(db, account);
  const owner = people.find(({ sign_in_name }) => sign_in_name === by);
  const documents = await documentsAbout(db, sample);
  if (!owner || documents.length === 0) return;
  const made = new Date(now.getTime() - daysAgo * dayMs);
  const { id } = await db
    .insertInto('groups')
    .values({
      tenant,
      account_id: account,
      created_by: owner.id,
      created_by_first_name: owner.first_name,
      created_by_last_name: owner.last_name,
      name,
      description,
      creation_key: null,
      created_at: made,
      modified_at: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inIt = people.filter(({ sign_in_name }) => members.some((member) => member === sign_in_name));
  await db
    .insertInto('group_members')
    .values(
      inIt.map(({ id: person_id, first_name, last_name }) => ({
        tenant,
        group_id: id,
        person_id,
        first_name,
        last_name,
        added_at: made,
      })),
    )
    .execute();
  const sharers = [owner, ...inIt];
  await db
    .insertInto('group_documents')
    .values(
      documents.map((document, at) => ({
        tenant,
        group_id: id,
        content_id: document.content_id,
        content_code: document.content_code,
        publisher_code: document.publisher_code,
        designation: document.designation,
        asset_id: assetIdOf(document),
        title: document.title_text,
        added_by: (sharers[at % sharers.length] ?? owner).id,
        // One after the other, from when the group was made until some days ago.
        added_at: new Date(made.getTime() + ((daysAgo - 3) * dayMs * at) / documents.length),
      })),
    )
    .execute();
}

const peopleOf = (db: Db, account: string) =>
  db
    .selectFrom('people')
    .innerJoin('memberships', 'memberships.person_id', 'people.id')
    .select(['people.id', 'sign_in_name', 'first_name', 'last_name'])
    .where('account_id', '=', account)
    .orderBy('sign_in_name')
    .execute();

/** Documents that the account may open and whose titles have one of the words; one edition of each family. */
const documentsAbout = (db: Db, { account, about, max }: GroupSample) =>
  db
    .selectFrom('documents')
    .innerJoin('subscriptions', 'subscriptions.publisher_code', 'documents.publisher_code')
    .distinctOn('documents.family_id')
    .select([
      'documents.content_id',
      'documents.content_code',
      'documents.publisher_code',
      'documents.designation',
      'documents.asset_id',
      'documents.title_text',
    ])
    .where('subscriptions.account_id', '=', account)
    .where('is_translation', '=', false)
    .where(sql<boolean>`lower(documents.title_text) like any(${about.map((word) => `%${word}%`)}::text[])`)
    .orderBy('documents.family_id')
    .orderBy('documents.edition_year', (order) => order.desc().nullsLast())
    .limit(max)
    .execute();
