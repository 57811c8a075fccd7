import type { ReportAccount, ReportFilters } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import { accountNamed, accountsByName, type SessionTables } from '../session/index.ts';
import { seesEveryAccount } from './access.ts';
import type { Counted } from './compassPointStore.ts';
import { rangeOf, type Range } from './range.ts';
import type { ReportTables } from './tables.ts';

export type Context = ReaderContext<ReportTables>;

/** What a report is asked of: which days, whose compass points, and which of them. */
export type ResolvedFilters = {
  readonly range: Range;
  readonly account: ReportAccount;
  readonly counted: Counted;
};

/** What a report is asked of, if the caller may see it. */
export async function resolveFilters(
  { account: accountFilter, publisher, documentType, ...days }: ReportFilters,
  ctx: Context,
): Promise<ResolvedFilters | Failed<'report-range-wrong' | 'report-account-not-found'>> {
  const { reader, now } = ctx;
  const range = rangeOf(days, now());
  if (range instanceof Failed) return range;
  const accountId = accountFilter ?? reader.account.id;
  if (accountId !== reader.account.id && !seesEveryAccount(reader)) return fail('report-account-not-found');
  const account = await accountNamed(ctx.db.withTables<SessionTables>(), accountId);
  return account
    ? { range, account, counted: { accountId, publisher, documentType } }
    : fail('report-account-not-found');
}

/** The accounts that may be looked at by those who see every one, as many as a list can hold. */
export const accountsToSee = ({ db }: Pick<Context, 'db'>): Promise<ReportAccount[]> =>
  accountsByName(db.withTables<SessionTables>(), 50);
