import type { SubscriptionState } from '@norma/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { SubscriptionTables } from './tables.ts';

type Db = Kysely<SubscriptionTables>;

/** What an account subscribes to today, by publisher. */
export async function subscriptionsOf(
  db: Db,
  accountId: string,
): Promise<
  Pick<Selectable<SubscriptionTables['subscriptions']>, 'publisher_code' | 'name' | 'abbreviation'>[]
> {
  return db
    .selectFrom('running_subscriptions')
    .select(['publisher_code', 'name', 'abbreviation'])
    .where('account_id', '=', accountId)
    .orderBy('publisher_code')
    .orderBy('abbreviation')
    .execute();
}

/** Lets every account that subscribes to something subscribe to a publisher as well. */
export async function entitleSubscribers(
  db: Db,
  tenant: string,
  { code, name }: { code: string; name: string },
): Promise<void> {
  const subscribers = await db.selectFrom('subscriptions').select('account_id').distinct().execute();
  if (subscribers.length === 0) return;
  await db
    .insertInto('subscriptions')
    .values(
      subscribers.map(({ account_id }) => ({
        tenant,
        account_id,
        publisher_code: code,
        name,
        abbreviation: code,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type SubscriptionPeriod = Pick<
  Selectable<SubscriptionTables['subscriptions']>,
  'publisher_code' | 'abbreviation' | 'name' | 'starts_on' | 'ends_on'
>;

/** A subscription as it is stored, and its status today. */
export type SubscriptionRow = SubscriptionPeriod & {
  readonly state: Exclude<SubscriptionState, 'not-offered'>;
};

const state = sql<SubscriptionRow['state']>`case when starts_on > library_day() then 'coming'
  when ends_on < library_day() then 'ended' else 'running' end`;

/** All subscriptions of an account: running, to come and ended. */
export async function subscriptionRows(db: Db, accountId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .select(['publisher_code', 'abbreviation', 'name', 'starts_on', 'ends_on', state.as('state')])
    .where('account_id', '=', accountId)
    .orderBy('publisher_code')
    .orderBy('abbreviation')
    .execute();
}

type NewSubscription = SubscriptionPeriod & { readonly tenant: string; readonly account_id: string };

/** Adds subscriptions to an account. */
export async function insertSubscriptions(within: Db, rows: readonly NewSubscription[]): Promise<void> {
  await within.insertInto('subscriptions').values(rows).execute();
}

type Which = Pick<SubscriptionPeriod, 'publisher_code' | 'abbreviation'> & { readonly account_id: string };

/** Changes a subscription. */
export async function updateSubscription(
  within: Db,
  which: Which,
  changes: Pick<SubscriptionPeriod, 'name' | 'starts_on' | 'ends_on'>,
): Promise<void> {
  await within
    .updateTable('subscriptions')
    .set(changes)
    .where((eb) => eb.and(which))
    .execute();
}

/** Takes a subscription away; false where the account has none such. */
export async function deleteSubscription(within: Db, which: Which): Promise<boolean> {
  const { numDeletedRows } = await within
    .deleteFrom('subscriptions')
    .where((eb) => eb.and(which))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
