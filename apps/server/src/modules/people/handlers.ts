import type { people } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import type { SessionTables } from '../session/index.ts';
import { managesPeople } from './access.ts';
import { accountsOfPeople, countOf, onTheWire, peopleOf } from './listStore.ts';

type Parts = { readonly signIns: SignIns };

/** Lets those who look after people see and change who is in the library, and what they may do. */
export const peopleHandlers = ({ signIns }: Parts): Handlers<typeof people, SessionTables> => ({
  list: async ({ query }, asking) => {
    const refused = managesPeople(asking);
    if (refused) return refused;
    const { db, tenant } = asking;
    const closedNames = await signIns.closedNames(tenant.key);
    const [rows, total] = await Promise.all([
      peopleOf(db, query, closedNames, query),
      countOf(db, query, closedNames),
    ]);
    const accounts = await accountsOfPeople(
      db,
      rows.map(({ id }) => id),
    );
    return { people: rows.map((row) => onTheWire(row, accounts.get(row.id) ?? [])), total };
  },
});
