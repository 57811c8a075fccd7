import { fail, type Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { etagOf, matchesState, withVersioned } from '../../lib/versioned.ts';
import { managesPeople } from './access.ts';
import { mayChange, refusalOf, type Removal } from './rules.ts';
import { countOtherAdministrators, lockPeople, personRow, type Row, type Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** The person who changes another, and the other; both as they are while no one else changes either. */
export type Pair = { readonly actor: Row; readonly target: Row };

/** Runs in one transaction in which no one else changes people of the tenant. */
export const withPeopleLocked = <T>(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  work: (within: Kysely<Tables>) => Promise<T>,
) =>
  db.transaction().execute(async (within) => {
    await lockPeople(within, tenant.key);
    return work(within);
  });

/** The reader as they are stored; null if they have lost their rights in the meantime. */
export async function actorWithin(within: Kysely<Tables>, { reader }: Context): Promise<Row | null> {
  const actor = await personRow(within, reader.personId);
  const isManager = actor?.authorities.some((authority) => authority === 'ADMIN' || authority === 'OPERATOR');
  return actor && isManager && actor.is_activated ? actor : null;
}

/** Why rights may not be taken from a person, or null. */
export async function refusalOfRemoval(within: Kysely<Tables>, removal: Removal, pair: Pair) {
  const otherAdministrators = await countOtherAdministrators(within, pair.target.id);
  const code = refusalOf(removal, { ...pair, otherAdministrators });
  return code && fail(code);
}

/** Why a person may not be changed at all, or null. */
export const refusalOfChange = (pair: Pair) => (mayChange(pair) ? null : fail('operators-only'));

/** Changes a person as `withVersioned` does. */
export const withPerson = async <T>(
  id: string,
  ctx: Context,
  act: (pair: Pair, within: Kysely<Tables>) => Promise<T>,
) =>
  managesPeople(ctx) ??
  withVersioned(
    ctx,
    {
      lock: async (within): Promise<Pair | Failed<'not-authorized' | 'person-not-found'>> => {
        await lockPeople(within, ctx.tenant.key);
        const actor = await actorWithin(within, ctx);
        if (!actor) return fail('not-authorized');
        const target = await personRow(within, id);
        return target ? { actor, target } : fail('person-not-found');
      },
      expected: {
        isCurrent: ({ target: { version } }) => matchesState(ctx, etagOf(id, version)),
        changed: 'person-changed',
      },
    },
    act,
  );
