import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { etagOf, matchesState, withVersioned } from '../../lib/versioned.ts';
import { personOf } from '../session/index.ts';
import { closedTo } from './access.ts';
import { lockedCollection, type Row, type Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** The name of the reader as the collections that they change show it. */
export async function nameOf({ db, reader }: Pick<Context, 'db' | 'reader'>): Promise<string> {
  const person = await personOf(db, reader.personId);
  return `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() || reader.signInName;
}

/** Changes a collection of the reader's account as `withVersioned` does. */
export const withCollection = async <T>(
  id: number,
  ctx: Context,
  act: (row: Row, within: Kysely<Tables>) => Promise<T>,
) =>
  closedTo(ctx) ??
  withVersioned(
    ctx,
    {
      lock: async (within) =>
        (await lockedCollection(within, ctx.reader.account.id, id)) ?? fail('collection-not-found'),
      expected: {
        isCurrent: ({ version }) => matchesState(ctx, etagOf(id, version)),
        changed: 'collection-changed',
      },
    },
    act,
  );
