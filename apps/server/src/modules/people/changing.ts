import type { people } from '@norma/contracts';
import { authorities as every, fail, type Authority, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { SignIns } from '../../ports/sign-ins.ts';
import { endSignIns as endKeptSignIns } from '../session/index.ts';
import { refusalOfChange, refusalOfRemoval, withPerson, type Context } from './withPerson.ts';
import { answered } from './person.ts';
import {
  accountRow,
  changePerson,
  insertMembership,
  isNameTaken,
  type Change,
  type Row,
  type Tables,
} from './store.ts';

type Facts = Received<(typeof people)['changePerson']>['body'];

/** Changes what a person is called, where they are reached, and how they sign in. */
export async function changeFacts(id: string, facts: Facts, ctx: Context, signIns: SignIns) {
  const done = await withPerson(id, ctx, async (pair, within) => {
    const refused = refusalOfChange(pair);
    if (refused) return refused;
    const change = differing(pair.target, {
      first_name: facts.firstName,
      last_name: facts.lastName,
      email: facts.email,
      sign_in_name: facts.signInName,
      user_type: facts.userType,
    });
    // What changes nothing leaves no trace, so that sending it twice does no harm.
    if (Object.keys(change).length === 0) return null;
    // People sign in by either name: no one's name may be a sign-in name of someone else.
    if (change.email !== undefined && (await isNameTaken(within, change.email, id)))
      return fail('email-taken', {}, [{ field: 'body.email', message: 'belongs to another user' }]);
    if (change.sign_in_name !== undefined && (await isNameTaken(within, change.sign_in_name, id)))
      return fail('sign-in-name-taken', {}, [
        { field: 'body.signInName', message: 'belongs to another user' },
      ]);
    await changePerson(within, id, change);
    await ctx.audit('person-changed', `${pair.target.sign_in_name}: ${describeChange(pair.target, change)}`, {
      within,
    });
    return null;
  });
  return answered(done, id, ctx, signIns);
}

/** Says which rights a person holds. */
export async function changeRights(
  id: string,
  requested: readonly Authority[],
  ctx: Context,
  signIns: SignIns,
) {
  const authorities = every.filter((authority) => requested.includes(authority));
  const done = await withPerson(id, ctx, async (pair, within) => {
    const refused = await refusalOfRemoval(within, { kind: 'rights', authorities }, pair);
    if (refused) return refused;
    const { target } = pair;
    const granted = authorities.filter((authority) => !target.authorities.includes(authority));
    const revoked = target.authorities.filter((authority) => !authorities.includes(authority));
    if (granted.length + revoked.length === 0) return null;
    await changePerson(within, id, { authorities });
    const what = [...granted.map((right) => `+${right}`), ...revoked.map((right) => `-${right}`)].join(' ');
    await ctx.audit('person-rights-changed', `${target.sign_in_name}: ${what}`, { within });
    return null;
  });
  return answered(done, id, ctx, signIns);
}

/** Lets a person in, or no more: then all their sign-ins end. */
export async function changeActivation(id: string, isActivated: boolean, ctx: Context, signIns: SignIns) {
  const done = await withPerson(id, ctx, async (pair, within) => {
    const refused = isActivated
      ? refusalOfChange(pair)
      : await refusalOfRemoval(within, { kind: 'deactivate' }, pair);
    if (refused) return refused;
    const { target } = pair;
    if (target.is_activated === isActivated) return null;
    await changePerson(within, id, { is_activated: isActivated });
    if (!isActivated) await endEvery(within, { personId: id, stays: null }, ctx, signIns);
    await ctx.audit(isActivated ? 'person-activated' : 'person-deactivated', target.sign_in_name, { within });
    return null;
  });
  return answered(done, id, ctx, signIns);
}

/** Lets a person read through one more account. */
export async function joinAccount(id: string, accountId: string, ctx: Context, signIns: SignIns) {
  const done = await withPerson(id, ctx, async (pair, within) => {
    const refused = refusalOfChange(pair);
    if (refused) return refused;
    const account = await accountRow(within, accountId);
    if (!account)
      return fail('account-not-found', {}, [{ field: 'body.accountId', message: 'is not an account' }]);
    const row = { tenant: ctx.tenant.key, person_id: id, account_id: accountId };
    if (await insertMembership(within, row))
      await ctx.audit('person-joined', `${pair.target.sign_in_name}: ${account.name}`, { within });
    return null;
  });
  return answered(done, id, ctx, signIns);
}

/** Ends all sign-ins of a person; anyone who does it to themselves stays here. */
export async function endSignIns(id: string, ctx: Context, signIns: SignIns) {
  const { reader } = ctx;
  const done = await withPerson(id, ctx, async (pair, within) => {
    const refused = refusalOfChange(pair);
    if (refused) return refused;
    const stays = id === reader.personId ? reader.sessionId : null;
    await endEvery(within, { personId: id, stays }, ctx, signIns);
    await ctx.audit('sign-ins-ended', pair.target.sign_in_name, { within });
    return null;
  });
  return answered(done, id, ctx, signIns);
}

/** Lets a person sign in at once who typed too many wrong passwords. */
export async function unlock(id: string, ctx: Context, signIns: SignIns) {
  const done = await withPerson(id, ctx, async (pair, within) => {
    const refused = refusalOfChange(pair);
    if (refused) return refused;
    if (await signIns.open(id, within))
      await ctx.audit('person-unlocked', pair.target.sign_in_name, { within });
    return null;
  });
  return answered(done, id, ctx, signIns);
}

/** Ends what the library and its own provider keep of a person's sign-ins. */
export async function endEvery(
  within: Kysely<Tables>,
  { personId, stays }: { readonly personId: string; readonly stays: string | null },
  { now }: Pick<Context, 'now'>,
  signIns: SignIns,
): Promise<void> {
  await endKeptSignIns(within, { personId, stays, now: now() });
  await signIns.end(personId, stays, within);
}

type Written = Required<Pick<Change, 'first_name' | 'last_name' | 'email' | 'sign_in_name' | 'user_type'>>;

/** What of it is another than it was. */
function differing(target: Row, written: Written): Partial<Written> {
  const { first_name, last_name, email, sign_in_name, user_type } = written;
  return {
    ...(first_name !== target.first_name && { first_name }),
    ...(last_name !== target.last_name && { last_name }),
    ...(email !== target.email && { email }),
    ...(sign_in_name !== target.sign_in_name && { sign_in_name }),
    ...(user_type !== target.user_type && { user_type }),
  };
}

const labels = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'e-mail',
  sign_in_name: 'sign-in name',
  user_type: 'type',
} as const satisfies Record<keyof Written, string>;

/** A change as the audit tells it: what was, and what is. */
function describeChange(target: Row, change: Partial<Written>): string {
  const parts = Object.entries(labels).flatMap(([name, label]) => {
    const field = name as keyof Written;
    return change[field] === undefined ? [] : [`${label} ${target[field]} → ${change[field]}`];
  });
  return parts.join(', ');
}
