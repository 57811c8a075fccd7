import { fail } from '@norma/contracts/kit';
import { publishersOf } from '../documents/index.ts';
import { withAccount, type Context } from './withAccount.ts';
import { updateAccount } from './store.ts';
import {
  deleteSubscription,
  insertSubscriptions,
  subscriptionRows,
  updateSubscription,
} from '../subscriptions/index.ts';
import { answered } from './view.ts';

type Days = { readonly startsOn: string | null; readonly endsOn: string | null };
type ExistingSubscription = {
  readonly id: string;
  readonly publisher: string;
  readonly abbreviation: string;
};

/** Lets an account subscribe to publishers, to all of them or to none. */
export async function give(
  id: string,
  { publishers, startsOn, endsOn }: Days & { readonly publishers: readonly string[] },
  ctx: Context,
) {
  const changed = await withAccount(id, ctx, async (_, within) => {
    const { tenant } = ctx;
    const codes = [...new Set(publishers)];
    const offered = await publishersOf(
      within,
      codes.filter((code) => tenant.settings.publishers.includes(code)),
    );
    const names = new Map(offered.map(({ code, name }) => [code, name]));
    const unknown = codes.find((code) => !names.has(code));
    if (unknown !== undefined) return notOffered(publishers, unknown);
    const existing = await subscriptionRows(within, id);
    const twice = codes.find((code) => existing.some(({ publisher_code }) => publisher_code === code));
    if (twice !== undefined) return fail('subscription-exists', { publisher: twice });
    const values = { tenant: tenant.key, account_id: id, starts_on: startsOn, ends_on: endsOn };
    await insertSubscriptions(
      within,
      codes.map((code) => ({
        ...values,
        publisher_code: code,
        name: names.get(code) ?? code,
        abbreviation: code,
      })),
    );
    await updateAccount(within, id);
    const what = `${codes.join(', ')} ${daysIn({ startsOn, endsOn })}`;
    await ctx.audit('subscription-given', `Account ${id}: ${what}`, { within });
    return id;
  });
  return answered(changed, ctx);
}

const notOffered = (publishers: readonly string[], publisher: string) =>
  fail('publisher-not-offered', { publisher }, [
    { field: `body.publishers.${publishers.indexOf(publisher)}`, message: 'is not offered here' },
  ]);

const daysIn = ({ startsOn, endsOn }: Days): string => `from ${startsOn ?? 'ever'} until ${endsOn ?? 'ever'}`;

/** Says what a subscription is called, and from when until when it holds. */
export async function changeSubscription(
  { id, publisher, abbreviation }: ExistingSubscription,
  { name, startsOn, endsOn }: Days & { readonly name: string },
  ctx: Context,
) {
  const changed = await withAccount(id, ctx, async (_, within) => {
    const rows = await subscriptionRows(within, id);
    const row = rows.find((each) => each.publisher_code === publisher && each.abbreviation === abbreviation);
    if (!row) return fail('subscription-not-found');
    if (row.name === name && row.starts_on === startsOn && row.ends_on === endsOn) return id;
    const which = { account_id: id, publisher_code: publisher, abbreviation };
    await updateSubscription(within, which, { name, starts_on: startsOn, ends_on: endsOn });
    await updateAccount(within, id);
    const what = `${abbreviation}, ${name}, ${daysIn({ startsOn, endsOn })}`;
    await ctx.audit('subscription-changed', `Account ${id}: ${what}`, { within });
    return id;
  });
  return answered(changed, ctx);
}

/** Takes a subscription from an account. */
export async function take({ id, publisher, abbreviation }: ExistingSubscription, ctx: Context) {
  const changed = await withAccount(id, ctx, async (_, within) => {
    const which = { account_id: id, publisher_code: publisher, abbreviation };
    if (!(await deleteSubscription(within, which))) return fail('subscription-not-found');
    await updateAccount(within, id);
    await ctx.audit('subscription-taken', `Account ${id}: ${abbreviation}`, { within });
    return id;
  });
  return answered(changed, ctx);
}
