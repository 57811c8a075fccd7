import { fail } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import { managesPeople } from '../people/index.ts';
import { accountRow, lockedAccount, type Db, type Row, type Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** Names the state of an account for those who want to change it. */
export const tagOf = ({ version }: Pick<Row, 'version'>): string => `"${version}"`;

/** Whether a change was made of the state of this name; a change that names none may be of any. */
export const isOfState = (tag: string, ifMatch: readonly string[] | null): boolean =>
  ifMatch === null || ifMatch.includes('*') || ifMatch.includes(tag);

/** An account as it is kept, or why there is none for whoever asks. */
export async function known(id: string, ctx: Context) {
  return managesPeople(ctx) ?? (await accountRow(ctx.db, id)) ?? fail('account-not-found');
}

/** How changes of accounts are kept: each with its line of the audit, or not at all. */
export function keepingOf(audit: Audit) {
  return {
    /** Writes down what was done to an account. */
    trace: async (
      within: Db,
      { type, id, what }: { readonly type: AuditEvent['type']; readonly id: string; readonly what: string },
      { tenant, reader, remoteAddress, requestId }: Context,
    ): Promise<void> => {
      const message = `Account ${id}: ${what}`;
      const event = { type, principal: reader.signInName, message, remoteAddress, requestId };
      await audit.record(tenant.key, event, within.withTables<AuditTables>());
    },

    /** Does something with an account that nobody else changes meanwhile. */
    held: async <T>(id: string, ctx: Context, act: (row: Row, within: Db) => Promise<T>) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      return ctx.db.transaction().execute(async (within) => {
        const row = await lockedAccount(within, id);
        if (!row) return fail('account-not-found');
        return isOfState(tagOf(row), ctx.ifMatch) ? act(row, within) : fail('account-changed');
      });
    },
  };
}

export type Keeping = ReturnType<typeof keepingOf>;
