import type { ReportDay, ReportOverview } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { CountedWay } from '../tables.ts';
import { daysIn, hasNoSearches, within, type Scope } from './scope.ts';
import { openedWays, refusedWays } from './sums.ts';
import type { ReportTables } from './tables.ts';

type Db = Kysely<ReportTables>;
type OfDay = { day: string; way: CountedWay; count: number };
type Compared = ReportOverview['figures']['opened'];

/** The figures of a report and those of the period before, and what was opened day by day. */
export async function overview(db: Db, scope: Scope): Promise<Omit<ReportOverview, 'isUpToDate'>> {
  const { from, to, before, account, seesEveryAccount } = scope;
  const [counts, documents, readers] = await Promise.all([
    countsOfDays(db, scope),
    documentsOpened(db, scope),
    readersOf(db, scope),
  ]);
  const sum = (...ways: readonly string[]): Compared => {
    const of = (isNow: boolean): number =>
      counts
        .filter(({ day, way }) => day >= from === isNow && ways.includes(way))
        .reduce((total, { count }) => total + count, 0);
    return { now: of(true), before: of(false) };
  };
  return {
    from,
    to,
    before,
    account,
    seesEveryAccount,
    figures: {
      opened: sum(...openedWays),
      documents,
      readers,
      viewed: sum('view'),
      downloads: sum('download'),
      films: sum('film'),
      refused: sum(...refusedWays),
      searches: hasNoSearches(scope) ? null : sum('search'),
    },
    days: dayByDay(scope, counts),
  };
}

function dayByDay(scope: Scope, counts: readonly OfDay[]): ReportDay[] {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  return daysIn(scope).map((day) => {
    const of = (way: CountedWay): number => byDay.get(day)?.find((row) => row.way === way)?.count ?? 0;
    const ways = { pdf: of('pdf'), html: of('html'), download: of('download'), comparison: of('comparison') };
    return { day, opened: ways.pdf + ways.html + ways.download + ways.comparison, ...ways };
  });
}

/** Both periods at once: the one before ends where the other begins. */
const bothOf = (scope: Scope) => within(scope, { from: scope.before.from, to: scope.to });

async function countsOfDays(db: Db, scope: Scope): Promise<OfDay[]> {
  const { rows } = await sql<OfDay>`select day, way, sum(count)::bigint as count from usage_days
    where ${bothOf(scope)} group by day, way`.execute(db);
  return rows;
}

// Distinct rows are found by hashing; `count(distinct …)` would sort them all.
async function documentsOpened(db: Db, scope: Scope): Promise<Compared> {
  const { rows } = await sql<Compared>`
    select count(*) filter (where is_now) as now, count(*) filter (where not is_now) as before
    from (select distinct day >= ${scope.from}::date as is_now, content_code
      from usage_documents where ${bothOf(scope)} and way = any(${openedWays}::text[])) opened`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
}

async function readersOf(db: Db, scope: Scope): Promise<Compared> {
  const { rows } = await sql<Compared>`
    select count(*) filter (where is_now) as now, count(*) filter (where not is_now) as before
    from (select distinct day >= ${scope.from}::date as is_now, reader_id
      from usage_readers where ${bothOf(scope)} and what = 'opened') reading`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
}
