import type { AccountSort, AccountState, ListedAccount, OfferedPublisher } from '@norma/contracts';
import { documentsByPublisher, publishersOf } from '../documents/index.ts';
import { managesPeople } from '../people/index.ts';
import type { Context } from './withAccount.ts';
import { findAccounts, countAccounts } from './store.ts';

type Query = {
  readonly search: string;
  readonly state?: AccountState | undefined;
  readonly publisher?: string | undefined;
  readonly sort: AccountSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
};

/** A page of the accounts of the library. */
export async function listed(query: Query, ctx: Context) {
  const refused = managesPeople(ctx);
  if (refused) return refused;
  const { db } = ctx;
  const [rows, total] = await Promise.all([findAccounts(db, query), countAccounts(db, query)]);
  const accounts = rows.map(({ closed_at, ...row }): ListedAccount => ({
    ...row,
    state: closed_at ? 'closed' : 'open',
  }));
  return { accounts, total };
}

/** The publishers that the library offers, and how many documents there are of each. */
export async function offered(ctx: Context) {
  const refused = managesPeople(ctx);
  if (refused) return refused;
  const { db, tenant } = ctx;
  const { publishers: codes } = tenant.settings;
  const [publishers, documents] = await Promise.all([
    publishersOf(db, codes),
    documentsByPublisher(db, codes),
  ]);
  return publishers.map(({ code, name }): OfferedPublisher => ({
    code,
    name,
    documents: documents.get(code) ?? 0,
  }));
}
