import type { ReportAccount, ReportFilters } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReaderContext } from '../../../context.ts';
import { managesPeople } from '../../people/index.ts';
import { dayOf, everyDay, type Days } from '../counting/recount.ts';
import type { ReportTables } from './tables.ts';

type Context = ReaderContext<ReportTables>;
type Db = Kysely<ReportTables>;

/** Of what a report speaks, and of which accounts the reader may see any. */
export type Scope = Days & {
  /** The period before it, as long, with which it is compared. */
  readonly before: Days;
  readonly publisher: string | undefined;
  readonly documentType: string | undefined;
  /** Null for every account. */
  readonly account: ReportAccount | null;
  readonly seesEveryAccount: boolean;
};

const dayMs = 86_400_000;
const usualDays = 7;
const maxDays = 5 * 366;

/** Whether a reader may see what was read through accounts that they do not read for: user administrators. */
export const seesEveryAccount = (ctx: Pick<Context, 'tenant' | 'reader'>): boolean =>
  managesPeople(ctx) === null;

/** What a report is asked to speak of, as far as the reader may see it. */
export async function scopeOf(
  { from, to, publisher, documentType, account: accountFilter }: ReportFilters,
  ctx: Context,
): Promise<Scope | Failed<'report-range-wrong' | 'report-account-not-found'>> {
  const days = daysOf({ from, to }, ctx.now());
  if (days instanceof Failed) return days;
  const seesAll = seesEveryAccount(ctx);
  const own = ctx.reader.account.id;
  const id = accountFilter ?? (seesAll ? undefined : own);
  if (!seesAll && id !== own) return fail('report-account-not-found');
  const account = id === undefined ? null : await accountOf(ctx.db, id);
  if (id !== undefined && !account) return fail('report-account-not-found');
  return { ...days, publisher, documentType, account, seesEveryAccount: seesAll };
}

function daysOf(accountFilter: Pick<ReportFilters, 'from' | 'to'>, now: Date) {
  const to = accountFilter.to ?? later(accountFilter.from, usualDays - 1) ?? dayOf(now);
  const from = accountFilter.from ?? dayOf(new Date(Date.parse(to) - (usualDays - 1) * dayMs));
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const isWrong = count < 1 || count > maxDays || from < '1900-01-01' || to > '2200-01-01';
  if (isWrong)
    return fail('report-range-wrong', {}, [
      { field: 'query.to', message: 'must be on or after the first day, and within five years of it' },
    ]);
  const shifted = (day: string): string => dayOf(new Date(Date.parse(day) - count * dayMs));
  return { from, to, before: { from: shifted(from), to: shifted(to) } };
}

const later = (day: string | undefined, days: number): string | undefined =>
  day === undefined ? undefined : dayOf(new Date(Date.parse(day) + days * dayMs));

/** An account by its id; one that is gone is known by what was read through it. */
async function accountOf(db: Db, id: string): Promise<ReportAccount | null> {
  const known = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return known;
  const used = await db
    .selectFrom('usage_days')
    .select('day')
    .where('account_id', '=', id)
    .limit(1)
    .execute();
  return used.length > 0 ? { id, name: id, number: '' } : null;
}

/** The rows of a roll-up that a scope speaks of, in some days of it. */
export const within = (
  { publisher, documentType, account }: Scope,
  { from, to }: Days,
): RawBuilder<boolean> => sql<boolean>`day between ${from}::date and ${to}::date
  ${account ? sql`and account_id = ${account.id}` : sql``}
  ${publisher === undefined ? sql`` : sql`and publisher_code = ${publisher}`}
  ${documentType === undefined ? sql`` : sql`and document_type = ${documentType}`}`;

/** Whether a scope leaves out searches: they are for documents of every publisher and type. */
export const hasNoSearches = ({ publisher, documentType }: Scope): boolean =>
  publisher !== undefined || documentType !== undefined;

/** Every day of a scope. */
export const daysIn = (scope: Scope): string[] => everyDay(scope);
