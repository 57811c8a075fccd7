import { randomBytes } from 'node:crypto';
import type { AccountState, AccountTexts } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import { isCountry, isState } from '../profile/index.ts';
import { managesPeople } from '../people/index.ts';
import { claimedNetworks, saveNetworks } from '../tenants/index.ts';
import { withAccount, type Context } from './withAccount.ts';
import { deleteAccount, insertAccount, isNumberTaken, updateAccount, type Row } from './store.ts';
import { whatUses } from './use.ts';
import { answered } from './view.ts';

type New = Pick<AccountTexts, 'name' | 'number' | 'acronym'>;

/** Makes an account that subscribes to nothing yet. */
export async function make(texts: New, ctx: Context) {
  const refused = managesPeople(ctx);
  if (refused) return refused;
  const { db, tenant } = ctx;
  const created = await db.transaction().execute(async (within) => {
    if (await isNumberTaken(within, { tenant: tenant.key, number: texts.number, id: null }))
      return numberTaken(texts);
    const plain = idOf(texts.name);
    const row = { tenant: tenant.key, ...texts };
    const isPlain = plain !== '' && (await insertAccount(within, { ...row, id: plain }));
    const id = isPlain ? plain : `${plain || 'account'}-${randomBytes(4).toString('hex')}`;
    if (!isPlain) await insertAccount(within, { ...row, id });
    await ctx.audit('account-made', `Account ${id}: ${texts.name}, number ${texts.number}`, { within });
    return id;
  });
  return answered(created, ctx);
}

/** What stands for an account in addresses and in files of tenants: its name in small letters and hyphens. */
const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');

const numberTaken = ({ number }: Pick<New, 'number'>) =>
  fail('account-number-taken', { number }, [{ field: 'body.number', message: 'is used by another account' }]);

/** Changes what is said of an account. */
export async function change(id: string, texts: AccountTexts, ctx: Context) {
  const address = { ...texts.address, state: texts.address.country === 'US' ? texts.address.state : '' };
  const changed = await withAccount(id, ctx, async (row, within) => {
    const { country, state } = address;
    if (country && !isCountry(country)) return unknownPlace('country');
    if (state && !isState(state)) return unknownPlace('state');
    const values = { ...texts, address };
    const fields = changedFields(row, values);
    // What changes nothing leaves no trace, so that sending it twice does no harm.
    if (fields.length === 0) return id;
    const number = { tenant: ctx.tenant.key, number: texts.number, id };
    if (row.number !== texts.number && (await isNumberTaken(within, number))) return numberTaken(texts);
    await updateAccount(within, id, {
      name: texts.name,
      number: texts.number,
      acronym: texts.acronym,
      is_drm: texts.isDrm,
      has_compass_points: texts.hasCompassPoints,
      has_custom_collection: texts.hasCustomCollection,
      address: JSON.stringify(address),
    });
    await ctx.audit('account-changed', `Account ${id}: ${fields.join(', ')}`, { within });
    return id;
  });
  return answered(changed, ctx);
}

const unknownPlace = (field: 'country' | 'state') =>
  fail('account-country-unknown', {}, [{ field: `body.address.${field}`, message: 'is unknown' }]);

/** What differs, as the audit says it. */
function changedFields(row: Row, texts: AccountTexts): string[] {
  const emptyAddress = {
    address1: '',
    address2: '',
    city: '',
    postalCode: '',
    country: '',
    state: '',
    mobile: '',
  };
  const before: Record<keyof typeof emptyAddress, string> = { ...emptyAddress, ...row.address };
  const isSameAddress = (Object.keys(emptyAddress) as (keyof typeof emptyAddress)[]).every(
    (field) => before[field] === texts.address[field],
  );
  const onOrOff = (isOn: boolean): string => (isOn ? 'on' : 'off');
  return [
    ...(row.name === texts.name ? [] : [`name ${texts.name}`]),
    ...(row.number === texts.number ? [] : [`number ${texts.number}`]),
    ...(row.acronym === texts.acronym ? [] : [`acronym ${texts.acronym}`]),
    ...(isSameAddress ? [] : ['address']),
    ...(row.is_drm === texts.isDrm ? [] : [`DRM ${onOrOff(texts.isDrm)}`]),
    ...(row.has_compass_points === texts.hasCompassPoints
      ? []
      : [`compass points ${onOrOff(texts.hasCompassPoints)}`]),
    ...(row.has_custom_collection === texts.hasCustomCollection
      ? []
      : [`custom collections ${onOrOff(texts.hasCustomCollection)}`]),
  ];
}

/** Closes an account, so that no one reads through it and nothing of it is lost, or opens it again. */
export async function close(id: string, state: AccountState, ctx: Context) {
  const changed = await withAccount(id, ctx, async (row, within) => {
    const isClosed = row.closed_at !== null;
    if (isClosed === (state === 'closed')) return id;
    if (ctx.reader.account.id === id) return fail('account-is-yours');
    await updateAccount(within, id, { closed_at: state === 'closed' ? ctx.now() : null });
    const type = state === 'closed' ? 'account-closed' : 'account-opened';
    await ctx.audit(type, `Account ${id}: ${row.name}`, { within });
    return id;
  });
  return answered(changed, ctx);
}

/** Deletes an account that no one has used, with its subscriptions and its networks. */
export function remove(id: string, ctx: Context) {
  return withAccount(id, ctx, async ({ name, number }, within) => {
    if (ctx.reader.account.id === id) return fail('account-is-yours');
    const uses = await whatUses(within, id);
    if (Object.keys(uses).length > 0) return fail('account-in-use', uses);
    const networks = await claimedNetworks(within, ctx.tenant.key);
    const others = networks.filter(({ account }) => account !== id);
    if (others.length < networks.length) await saveNetworks(within, ctx.tenant.key, others);
    await deleteAccount(within, id);
    await ctx.audit('account-deleted', `Account ${id}: ${name}, number ${number}`, { within });
    return { id };
  });
}
