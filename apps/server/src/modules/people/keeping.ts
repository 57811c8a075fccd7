import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import { managesPeople } from './access.ts';
import { mayChange, refusalOf, type Taking } from './rules.ts';
import { administratorsBeside, holdPeople, personRow, type Row, type Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** Who does something to whom; as they are while nobody else changes either. */
export type Pair = { readonly doer: Row; readonly target: Row };

/** Names the state of a person for those who want to change them. */
export const tagOf = ({ id, version }: Pick<Row, 'id' | 'version'>): string => `"${id}-${version}"`;

/** Whether a change was made of the state that is there; a change that names none may be of any. */
const isOfState = (row: Row, ifMatch: readonly string[] | null): boolean =>
  ifMatch === null || ifMatch.includes('*') || ifMatch.includes(tagOf(row));

/** What is done in it is kept whole, or nothing of it, and nobody else changes people of the tenant meanwhile. */
export const alone = <T>(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  work: (within: Kysely<Tables>) => Promise<T>,
) =>
  db.transaction().execute(async (within) => {
    await holdPeople(within, tenant.key);
    return work(within);
  });

/** Whoever asks, as they are kept; null for somebody who has lost their rights since they began to ask. */
export async function doerWithin(within: Kysely<Tables>, { reader }: Context): Promise<Row | null> {
  const doer = await personRow(within, reader.personId);
  const isManager = doer?.authorities.some((authority) => authority === 'ADMIN' || authority === 'OPERATOR');
  return doer && isManager && doer.is_activated ? doer : null;
}

/** Why somebody may not take something from a person, or null. */
export async function refusalOfTaking(within: Kysely<Tables>, taking: Taking, pair: Pair) {
  const otherAdministrators = await administratorsBeside(within, pair.target.id);
  const code = refusalOf(taking, { ...pair, otherAdministrators });
  return code && fail(code);
}

/** Why somebody may not change a person at all, or null. */
export const refusalOfChange = (pair: Pair) => (mayChange(pair) ? null : fail('operators-only'));

/** How changes of people are kept: each with its line of the audit, or not at all. */
export function keepingOf(audit: Audit) {
  return {
    /** Writes down what was done. */
    trace: async (
      within: Kysely<Tables>,
      type: AuditEvent['type'],
      message: string,
      { tenant, reader, remoteAddress, requestId }: Context,
    ): Promise<void> => {
      const event = { type, principal: reader.signInName, message, remoteAddress, requestId };
      await audit.record(tenant.key, event, within.withTables<AuditTables>());
    },

    /** Does something to a person whom nobody else changes meanwhile. */
    held: async <T>(id: string, ctx: Context, act: (pair: Pair, within: Kysely<Tables>) => Promise<T>) => {
      const closed = managesPeople(ctx);
      if (closed) return closed;
      return alone(ctx, async (within) => {
        const doer = await doerWithin(within, ctx);
        if (!doer) return fail('not-authorized');
        const target = await personRow(within, id);
        if (!target) return fail('person-not-found');
        return isOfState(target, ctx.ifMatch) ? act({ doer, target }, within) : fail('person-changed');
      });
    },
  };
}

export type Keeping = ReturnType<typeof keepingOf>;
