import type { SessionTables } from '../../modules/session/index.ts';
import type { TestLibrary } from '../library.ts';
import type { RequestContext, ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `people`. */
export const people: ValidRequests<'people'> = {
  list: () => ({ query: {} }),
  person: ofPerson,
  changePerson: async (ctx) => ({ ...(await ofPerson(ctx)), body: newPerson }),
  changeRights: async (ctx) => ({ ...(await ofPerson(ctx)), body: { authorities: [] } }),
  changeActivation: async (ctx) => ({ ...(await ofPerson(ctx)), body: { isActivated: true } }),
  joinAccount: async (ctx) => ({ ...(await ofPerson(ctx)), body: { accountId: 'library' } }),
  leave: async (ctx) => {
    const named = await ofPerson(ctx);
    await joinLibrary(ctx.library, named.params.id);
    return { ...named, body: { accountId: 'library' } };
  },
  endSignIns: ofPerson,
  unlock: ofPerson,
  leftBehind: () => ({ query: {} }),
  handOver: async (ctx) => ({
    body: { accountId: 'halvorsen', from: (await ofPerson(ctx)).params.id },
  }),
  accountsNamed: () => ({ query: {} }),
};

/** A person whom no one of the tests is. */
const newPerson = {
  firstName: 'Signe',
  lastName: 'Aune',
  email: 'signe.aune@halvorsen.example',
  signInName: 'signe',
  userType: 'INDIVIDUAL' as const,
};

/** Names a person of the library who is looked after. */
async function ofPerson({ library: { database } }: RequestContext): Promise<{ params: { id: string } }> {
  const db = database.forTenant<SessionTables>('astm');
  const { firstName, lastName, email, signInName, userType } = newPerson;
  const row = {
    sign_in_name: signInName,
    email,
    first_name: firstName,
    last_name: lastName,
    user_type: userType,
  };
  await db
    .insertInto('people')
    .values({ tenant: 'astm', ...row, authorities: [], password_hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', '=', signInName)
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

/** Lets someone read through an account that they can leave again. */
async function joinLibrary({ database }: TestLibrary, personId: string): Promise<void> {
  await database
    .forTenant<SessionTables>('astm')
    .insertInto('memberships')
    .values([
      { tenant: 'astm', person_id: personId, account_id: 'library' },
      { tenant: 'astm', person_id: personId, account_id: 'halvorsen' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
