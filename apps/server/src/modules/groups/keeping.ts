import { fail, type Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import { closedTo, isOwner, whoseOf } from './access.ts';
import { groupOf, lockedGroup, type Held } from './store.ts';
import type { GroupTables } from './tables.ts';
import { wireGroup } from './wire.ts';

export type Tables = GroupTables & SessionTables & DocumentTables;
export type Context = ReaderContext<Tables>;

/** Keeps what is done to groups: with a line of the audit, or not at all. */
export type Keeping = ReturnType<typeof keepingOf>;

/** How what is done to groups is kept. */
export function keepingOf(audit: Audit) {
  const trace = async (
    within: Kysely<Tables>,
    type: AuditEvent['type'],
    message: string,
    { tenant, reader, remoteAddress, requestId }: Context,
  ): Promise<void> => {
    const event = { type, principal: reader.signInName, message, remoteAddress, requestId };
    await audit.record(tenant.key, event, within.withTables<AuditTables>());
  };

  return {
    trace,

    /** Lets its owner do something with a group that nobody else changes meanwhile. */
    owned: async <T>(
      id: number,
      ctx: Context,
      act: (group: Held, within: Kysely<Tables>) => Promise<T>,
    ): Promise<T | Failed<'individuals-only' | 'feature-off' | 'group-not-found' | 'group-not-yours'>> => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      return inTransaction(ctx, async (within) => {
        const group = await lockedGroup(within, whoseOf(ctx), id);
        if (!group) return fail('group-not-found');
        return isOwner(ctx, group) ? act(group, within) : fail('group-not-yours');
      });
    },
  };
}

/** What is done in it is kept whole, or nothing of it. */
export const inTransaction = <T>(
  { db }: Pick<Context, 'db'>,
  work: (within: Kysely<Tables>) => Promise<T>,
): Promise<T> => db.transaction().execute(work);

/** A group as it is now, for whoever has just done something with it. */
export async function groupNow(within: Kysely<Tables>, id: number, ctx: Context) {
  const row = await groupOf(within, whoseOf(ctx), id);
  if (!row) throw new Error(`Group ${id} is gone within its own transaction`);
  return wireGroup(row);
}

/** Whether a change was made of the state that is there; a change that names none may be of any. */
export const isOfState = ({ modified_at }: Held, modifiedDate: string | undefined): boolean =>
  modifiedDate === undefined || new Date(modifiedDate).getTime() === modified_at.getTime();
