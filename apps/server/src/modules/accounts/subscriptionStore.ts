import type { SubscriptionState } from '@norma/contracts';
import { sql, type Selectable } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { Db } from './store.ts';

type Kept = Pick<
  Selectable<SessionTables['subscriptions']>,
  'publisher_code' | 'abbreviation' | 'name' | 'starts_on' | 'ends_on'
>;

/** A subscription as it is kept, and how it stands today. */
export type SubscriptionRow = Kept & { readonly state: Exclude<SubscriptionState, 'not-offered'> };

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

type Given = Kept & { readonly tenant: string; readonly account_id: string };

/** Adds subscriptions to an account. */
export async function insertSubscriptions(within: Db, rows: readonly Given[]): Promise<void> {
  await within.insertInto('subscriptions').values(rows).execute();
}

type Which = Pick<Kept, 'publisher_code' | 'abbreviation'> & { readonly account_id: string };

/** Changes a subscription. */
export async function updateSubscription(
  within: Db,
  which: Which,
  changes: Pick<Kept, 'name' | 'starts_on' | 'ends_on'>,
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
