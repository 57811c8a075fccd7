import type { Kysely } from 'kysely';
import { everySo } from './shelves.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { hasFeature } from '../tenant/index.ts';

type Tables = {
  people: { id: string; sign_in_name: string };
  memberships: { person_id: string; account_id: string };
  subscriptions: { account_id: string; publisher_code: string };
  documents: {
    content_id: number;
    family_id: number;
    content_code: string;
    publisher_code: string;
    asset_type: string;
    is_translation: boolean;
  };
  document_shares: {
    tenant: string;
    content_id: number;
    shared_by: string;
    shared_with: string | null;
    address: string | null;
    address_key: string | null;
    shared_at: Date;
  };
};
type Db = Kysely<Tables>;

/** What the people of the demo share with whom: standards, books and papers, so many of each. */
const shares = [
  { by: 'colleague', to: 'individual', standards: 6, publications: 2 },
  { by: 'cp-admin', to: 'individual', standards: 4, publications: 2 },
  { by: 'individual', to: 'colleague', standards: 2, publications: 1 },
  { by: 'individual', to: 'colleague-2', standards: 1, publications: 0 },
] as const;

const guest = 'sander.holt@vestre-marine.example';
const dayMs = 86_400_000;

/** Lets people of the demo share documents with each other, and one with a guest. A tenant where something is shared is left as it is. */
export async function seedShares(database: Database, now: Date): Promise<void> {
  for (const { key, settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (!settings?.isDemo || !hasFeature(settings, 'content-share')) continue;
    const db = database.forTenant<Tables>(key);
    if (await db.selectFrom('document_shares').select('content_id').limit(1).executeTakeFirst()) continue;
    const rows = await rowsOf(db, { tenant: key, publishers: settings.publishers, now });
    if (rows.length > 0) await db.insertInto('document_shares').values(rows).execute();
  }
}

type Share = Tables['document_shares'];
type Place = { readonly tenant: string; readonly publishers: readonly string[]; readonly now: Date };

async function rowsOf(db: Db, { tenant, publishers, now }: Place): Promise<Share[]> {
  const people = await db.selectFrom('people').select(['id', 'sign_in_name']).execute();
  const idOf = (name: string): string | null =>
    people.find(({ sign_in_name }) => sign_in_name === name)?.id ?? null;
  const rows: Share[] = [];
  for (const [place, { by, to, ...many }] of shares.entries()) {
    const [shared_by, shared_with] = [idOf(by), idOf(to)];
    if (!shared_by || !shared_with) continue;
    const documents = await documentsOf(db, { personId: shared_by, publishers });
    const chosen = [
      ...everySo(documents.filter(isStandard), many.standards, place),
      ...everySo(
        documents.filter((each) => !isStandard(each)),
        many.publications,
        place,
      ),
    ];
    for (const [at, { content_id }] of chosen.entries()) {
      const shared_at = new Date(now.getTime() - (3 * at + place + 1) * dayMs);
      rows.push({ tenant, content_id, shared_by, shared_with, address: null, address_key: null, shared_at });
      if (by === 'individual' && to === 'colleague' && at === 0)
        rows.push({
          tenant,
          content_id,
          shared_by,
          shared_with: null,
          address: guest,
          address_key: guest,
          shared_at,
        });
    }
  }
  return rows;
}

/** One document of each family that someone may open. */
const documentsOf = (
  db: Db,
  { personId, publishers }: { readonly personId: string; readonly publishers: readonly string[] },
) =>
  db
    .selectFrom('documents')
    .innerJoin('subscriptions', 'subscriptions.publisher_code', 'documents.publisher_code')
    .innerJoin('memberships', 'memberships.account_id', 'subscriptions.account_id')
    .distinctOn('documents.family_id')
    .select(['documents.content_id', 'documents.asset_type'])
    .where('memberships.person_id', '=', personId)
    .where('documents.publisher_code', 'in', [...publishers])
    .where('is_translation', '=', false)
    .orderBy('documents.family_id')
    .orderBy('documents.content_code', 'desc')
    .execute();

const isStandard = ({ asset_type }: { asset_type: string }): boolean => asset_type === 'STANDARD';
