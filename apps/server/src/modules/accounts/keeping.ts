import { fail } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import { managesPeople } from '../people/index.ts';
import { accountRow, heldAccount, type Db, type Row, type Tables } from './store.ts';

export type Asking = ReaderContext<Tables>;

/** Names the state of an account for those who want to change it. */
export const tagOf = ({ version }: Pick<Row, 'version'>): string => `"${version}"`;

/** Whether a change was made of the state of this name; a change that names none may be of any. */
export const isOfState = (tag: string, ifMatch: readonly string[] | null): boolean =>
  ifMatch === null || ifMatch.includes('*') || ifMatch.includes(tag);

/** An account as it is kept, or why there is none for whoever asks. */
export async function known(id: string, asking: Asking) {
  return managesPeople(asking) ?? (await accountRow(asking.db, id)) ?? fail('account-not-found');
}

/** How changes of accounts are kept: each with its line of the audit, or not at all. */
export function keepingOf(audit: Audit) {
  return {
    /** Writes down what was done to an account. */
    trace: async (
      within: Db,
      { type, id, what }: { readonly type: AuditEvent['type']; readonly id: string; readonly what: string },
      { tenant, reader, remoteAddress, requestId }: Asking,
    ): Promise<void> => {
      const message = `Account ${id}: ${what}`;
      const event = { type, principal: reader.signInName, message, remoteAddress, requestId };
      await audit.record(tenant.key, event, within.withTables<AuditTables>());
    },

    /** Does something with an account that nobody else changes meanwhile. */
    held: async <T>(id: string, asking: Asking, act: (row: Row, within: Db) => Promise<T>) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      return asking.db.transaction().execute(async (within) => {
        const row = await heldAccount(within, id);
        if (!row) return fail('account-not-found');
        return isOfState(tagOf(row), asking.ifMatch) ? act(row, within) : fail('account-changed');
      });
    },
  };
}

export type Keeping = ReturnType<typeof keepingOf>;
