import { fail } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import { etagOf, matchesState, withVersioned } from '../../lib/versioned.ts';
import { managesPeople } from '../people/index.ts';
import { accountRow, lockedAccount, type Db, type Row, type Tables } from './store.ts';

export type Context = ReaderContext<Tables>;

/** An account as it is stored, or why there is none for the reader. */
export async function accountFor(id: string, ctx: Context) {
  return managesPeople(ctx) ?? (await accountRow(ctx.db, id)) ?? fail('account-not-found');
}

/** Changes an account as `withVersioned` does. */
export const withAccount = async <T>(id: string, ctx: Context, act: (row: Row, within: Db) => Promise<T>) =>
  managesPeople(ctx) ??
  withVersioned(
    ctx,
    {
      lock: async (within) => (await lockedAccount(within, id)) ?? fail('account-not-found'),
      expected: {
        isCurrent: ({ version }) => matchesState(ctx, etagOf(version)),
        changed: 'account-changed',
      },
    },
    act,
  );
