import type { AuditType, TransactionType } from '@norma/contracts';
import { fail, type Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { etagOf, matchesState, withVersioned, type Expected } from '../../lib/versioned.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { NoteTables } from '../notes/index.ts';
import { annotationAuthor, personOf, type Person, type SessionTables } from '../session/index.ts';
import { closedTo, mayDo, settingFor } from './access.ts';
import { writeHistory } from './historyStore.ts';
import type { Action } from './rules.ts';
import { lockedCompassPoint, type Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';

export type Tables = CompassPointTables & DocumentTables & NoteTables;
export type Context = ReaderContext<Tables>;

/** A person as the history of compass points names them. */
type Actor = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Last name and first, as far as an annotation shows them. */
  readonly author: string;
};

/** The state of a compass point that a change was made of. */
type ExpectedState = Expected<Row, 'compass-point-changed'>;

/** The state that If-Match names; a change without it may be of any. */
export const stateOfIfMatch = (ctx: Pick<Context, 'ifMatch'>): ExpectedState => ({
  isCurrent: ({ id, version }) => matchesState(ctx, etagOf(id, version)),
  changed: 'compass-point-changed',
});

type Checks<Refused extends string, Code extends string> = {
  /** Why the reader may not change it; asked before the state that the change was made of. */
  readonly refuse: (row: Row) => Failed<Refused> | null;
  readonly expected?: Expected<Row, Code>;
};

/** Changes a compass point as `withVersioned` does. */
export const withCompassPoint = async <T, Refused extends string, Code extends string = never>(
  id: number,
  ctx: Context,
  { refuse, expected }: Checks<Refused, Code>,
  act: (row: Row, within: Kysely<Tables>) => Promise<T>,
) =>
  closedTo(ctx) ??
  withVersioned(
    ctx,
    {
      lock: async (
        within,
      ): Promise<Row | Failed<Refused | 'compass-point-not-found' | 'compass-points-off'>> => {
        const row = await lockedCompassPoint(within, id);
        if (!row || !mayDo('read', row, ctx)) return fail('compass-point-not-found');
        if (!settingFor(ctx, row).activate) return fail('compass-points-off');
        return refuse(row) ?? row;
      },
      expected,
    },
    act,
  );

type Change = {
  readonly type: TransactionType;
  readonly event: AuditType;
  readonly before: Row | null;
  readonly after: Row;
  readonly by: Actor;
};

/** Writes the history of a change and its audit event. */
export async function recordChange(
  within: Kysely<Tables>,
  { type, event, before, after, by }: Change,
  ctx: Context,
): Promise<void> {
  const tenant = ctx.tenant.key;
  const history = { tenant, type, by, now: after.modified_at, current: after, previous: before };
  await writeHistory(within, history);
  await ctx.audit(event, auditMessage(after), { within });
}

/** The message of audit events about a compass point. */
export const auditMessage = ({ id, designation }: Row): string => `Compass point ${id} on ${designation}`;

/** The reader as the history of compass points names them. */
export async function actorOf({ db, reader }: Pick<Context, 'db' | 'reader'>): Promise<Actor> {
  const person = await personOf(db.withTables<SessionTables>(), reader.personId);
  const { signInName: sign_in_name, personId: id } = reader;
  return namedIn(person ?? { id, sign_in_name, first_name: '', last_name: '', email: '' });
}

type Named = Pick<Person, 'id' | 'sign_in_name' | 'first_name' | 'last_name' | 'email'>;

/** A person as compass points name them. */
export function namedIn(person: Named): Actor {
  const { id, sign_in_name, first_name: first, last_name: last, email } = person;
  return {
    id,
    name: `${first} ${last}`.trim() || sign_in_name,
    email,
    author: annotationAuthor(person),
  };
}

/** Whether the reader may do something with a compass point, were it only active. */
export const mayWhileActive = (action: Action, row: Row, ctx: Context): boolean =>
  mayDo(action, { ...row, is_deleted: false }, ctx);
