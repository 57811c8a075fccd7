import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import { personOf } from '../session/index.ts';
import { closedTo } from './access.ts';
import { lockedCollection, type Row, type Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** Names the state of a collection for those who want to change it. */
export const tagOf = ({ id, version }: Pick<Row, 'id' | 'version'>): string => `"${id}-${version}"`;

/** Whether a change was made of the state that is there; a change that names none may be of any. */
const isOfState = (row: Row, ifMatch: readonly string[] | null): boolean =>
  ifMatch === null || ifMatch.includes('*') || ifMatch.includes(tagOf(row));

/** Who asks, as what they do remembers them. */
export async function nameOf({ db, reader }: Pick<Context, 'db' | 'reader'>): Promise<string> {
  const person = await personOf(db, reader.personId);
  return `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() || reader.signInName;
}

/** How changes of collections are kept: each with its line of the audit, or not at all. */
export function keepingOf(audit: Audit) {
  return {
    /** Writes down what was done. */
    trace: async (
      within: Kysely<Tables>,
      { type, what }: { readonly type: AuditEvent['type']; readonly what: string },
      { tenant, reader, remoteAddress, requestId }: Context,
    ): Promise<void> => {
      const event = { type, principal: reader.signInName, message: what, remoteAddress, requestId };
      await audit.record(tenant.key, event, within.withTables<AuditTables>());
    },

    /** Does something with a collection of the account that nobody else changes meanwhile. */
    held: async <T>(id: number, ctx: Context, act: (row: Row, within: Kysely<Tables>) => Promise<T>) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      return ctx.db.transaction().execute(async (within) => {
        const row = await lockedCollection(within, ctx.reader.account.id, id);
        if (!row) return fail('collection-not-found');
        return isOfState(row, ctx.ifMatch) ? act(row, within) : fail('collection-changed');
      });
    },
  };
}

export type Keeping = ReturnType<typeof keepingOf>;
