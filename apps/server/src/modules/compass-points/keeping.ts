import type { TransactionType } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { NoteTables } from '../notes/index.ts';
import { annotationAuthor, personOf, type Person, type SessionTables } from '../session/index.ts';
import { closedTo, mayDo, settingFor } from './access.ts';
import { writeHistory } from './historyStore.ts';
import type { Deed } from './rules.ts';
import { lockedCompassPoint, type Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';
import { tagOf } from './wire.ts';

export type Tables = CompassPointTables & DocumentTables & NoteTables;
export type Context = ReaderContext<Tables>;

/** Somebody as what they do remembers them. */
type Doer = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Last name and first, as much as stands beside an annotation. */
  readonly author: string;
};

/** What is done, in the words of the history and of the audit. */
type Trace = { readonly type: TransactionType; readonly event: AuditEvent['type'] };

/** How changes of compass points are kept: each with its history and its audit, or not at all. */
export function keepingOf(audit: Audit) {
  const event = async (
    within: Kysely<Tables>,
    type: AuditEvent['type'],
    { id, designation }: Row,
    { tenant, reader, remoteAddress, requestId }: Context,
  ): Promise<void> => {
    const message = `Compass point ${id} on ${designation}`;
    const told = { type, principal: reader.signInName, message, remoteAddress, requestId };
    await audit.record(tenant.key, told, within.withTables<AuditTables>());
  };

  return {
    event,

    /** Writes the history of a change and its line of the audit. */
    trace: async (
      within: Kysely<Tables>,
      { type, event: told }: Trace,
      { before, after, by }: { before: Row | null; after: Row; by: Doer },
      ctx: Context,
    ): Promise<void> => {
      const now = after.modified_at;
      const tenant = ctx.tenant.key;
      await writeHistory(within, { tenant, type, by, now, current: after, previous: before });
      await event(within, told, after, ctx);
    },

    /** Does something with a compass point that nobody else changes meanwhile. */
    held: async <T>(id: number, ctx: Context, act: (row: Row, within: Kysely<Tables>) => Promise<T>) => {
      const closed = closedTo(ctx);
      if (closed) return closed;
      return inTransaction(ctx, async (within) => {
        const row = await lockedCompassPoint(within, id);
        if (!row || !mayDo('read', row, ctx)) return fail('compass-point-not-found');
        if (!settingFor(ctx, row).activate) return fail('compass-points-off');
        return act(row, within);
      });
    },
  };
}

/** What is done in it is kept whole, or nothing of it. */
export const inTransaction = <T>(
  { db }: Pick<Context, 'db'>,
  work: (within: Kysely<Tables>) => Promise<T>,
): Promise<T> => db.transaction().execute(work);

export type Keeping = ReturnType<typeof keepingOf>;

/** Who asks, as what they do remembers them. */
export async function doerOf({ db, reader }: Pick<Context, 'db' | 'reader'>): Promise<Doer> {
  const person = await personOf(db.withTables<SessionTables>(), reader.personId);
  const { signInName: sign_in_name, personId: id } = reader;
  return namedIn(person ?? { id, sign_in_name, first_name: '', last_name: '', email: '' });
}

type Named = Pick<Person, 'id' | 'sign_in_name' | 'first_name' | 'last_name' | 'email'>;

/** A person as compass points name them. */
export function namedIn(person: Named): Doer {
  const { id, sign_in_name, first_name: first, last_name: last, email } = person;
  return {
    id,
    name: `${first} ${last}`.trim() || sign_in_name,
    email,
    author: annotationAuthor(person),
  };
}

/** Whether whoever asks may do something with a compass point, were it only active. */
export const mayWhileActive = (deed: Deed, row: Row, ctx: Context): boolean =>
  mayDo(deed, { ...row, is_deleted: false }, ctx);

/** Whether a change was made of the state that is there; a change that names none may be of any. */
export function isOfState(row: Row, ifMatch: readonly string[] | null): boolean {
  return ifMatch === null || ifMatch.includes('*') || ifMatch.includes(tagOf(row));
}
