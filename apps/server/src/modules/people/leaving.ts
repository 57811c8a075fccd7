import type { OwnershipTransfer } from '@norma/contracts';
import { fail, type FieldError } from '@norma/contracts/kit';
import type { SignIns } from '../../ports/sign-ins.ts';
import { endEvery } from './changing.ts';
import { transferAll, unfitReceivers } from './transferOwnership.ts';
import { refusalOfRemoval, withPerson, type Context } from './withPerson.ts';
import { accountsOfPeople } from './listStore.ts';
import { answered } from './person.ts';
import { changePerson, removeMemberships } from './store.ts';

type Leaving = {
  /** Null for the whole library. */
  readonly accountId: string | null;
  readonly handOver: readonly OwnershipTransfer[];
};

/**
 * Lets a person leave an account, or the whole library, and hands over what they own there in the same moment. What is
 * their own, such as notes, stays theirs; what is handed over to no one stays as it is.
 */
export async function leave(id: string, { accountId, handOver }: Leaving, ctx: Context, signIns: SignIns) {
  const done = await withPerson(id, ctx, async (pair, within) => {
    const { target } = pair;
    const accounts = (await accountsOfPeople(within, [id])).get(id) ?? [];
    const left = accounts.filter((account) => accountId === null || account.id === accountId);
    const remaining = accounts.length - left.length;
    const refused = await refusalOfRemoval(within, { kind: 'leave', remaining }, pair);
    if (refused) return refused;
    if (accountId !== null && left.length === 0)
      return fail('person-not-in-account', {}, [
        { field: 'body.accountId', message: 'is not an account of this person' },
      ]);

    const faults: FieldError[] = [];
    for (const [at, given] of handOver.entries()) {
      const path = `body.handOver.${at}`;
      if (accountId !== null && given.accountId !== accountId)
        faults.push({ field: `${path}.accountId`, message: 'is not the account that is left' });
      else faults.push(...(await unfitReceivers(within, id, given, path)));
    }
    if (faults.length > 0) return fail('receiver-unfit', {}, faults);

    const name = `${target.first_name} ${target.last_name}`.trim() || target.sign_in_name;
    for (const given of handOver) await transferAll(within, { id, name }, given, ctx);
    await removeMemberships(
      within,
      id,
      left.map((account) => account.id),
    );
    const where = left.map((account) => account.name).join(', ');
    if (accountId === null) {
      if (target.is_activated) await changePerson(within, id, { is_activated: false });
      await endEvery(within, { personId: id, stays: null }, ctx, signIns);
    }
    const what = accountId === null ? `the library (${where})` : where;
    await ctx.audit('person-left', `${target.sign_in_name}: ${what}`, { within });
    return null;
  });
  return answered(done, id, ctx, signIns);
}
