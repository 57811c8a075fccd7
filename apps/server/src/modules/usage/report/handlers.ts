import type { PagedReport, ReportFilters, usage } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../../context.ts';
import { countBeforeReport } from '../counting/count.ts';
import { choicesOf } from './choices.ts';
import { csvOf } from './csvTables.ts';
import { openedDocuments, refusals, type Slice } from './documents.ts';
import { byAccount, byDocumentType, byPublisher } from './groups.ts';
import { overview } from './overview.ts';
import { scopeOf, seesEveryAccount, type Scope } from './scope.ts';
import type { ReportTables } from './tables.ts';

type Asking = ReaderContext<ReportTables>;
type Reports = Omit<Handlers<typeof usage, ReportTables>, 'pageView' | 'recentlyAccessed'>;

/** Answers reports of use: what has just happened is counted first, then all is read from what was counted. */
export const reportHandlers = (): Reports => ({
  overview: ({ query }, asking) =>
    report(query, asking, async (scope, isUpToDate) => ({
      ...(await overview(asking.db, scope)),
      isUpToDate,
    })),

  openedDocuments: ({ query }, asking) =>
    report(query, asking, (scope) => openedDocuments(asking.db, scope, sliceOf(query))),

  refusals: ({ query }, asking) =>
    report(query, asking, (scope) => refusals(asking.db, scope, sliceOf(query))),

  byPublisher: ({ query }, asking) => report(query, asking, (scope) => byPublisher(asking.db, scope)),

  byDocumentType: ({ query }, asking) => report(query, asking, (scope) => byDocumentType(asking.db, scope)),

  byAccount: ({ query }, asking) =>
    report(query, asking, (scope) => byAccount(asking.db, scope, sliceOf(query))),

  reportChoices: async ({ query: { search } }, asking) => {
    await countBeforeReport(asking.db);
    const onlyAccount = seesEveryAccount(asking) ? null : asking.reader.account.id;
    return choicesOf(asking.db, { search, onlyAccount });
  },

  reportTable: ({ params: { table }, query }, asking) =>
    report(query, asking, async (scope) => ({
      mediaType: 'text/csv; charset=utf-8',
      name: `usage-${table}-${scope.from}-${scope.to}.csv`,
      pieces: csvOf(asking.db, table, { scope, language: asking.language }),
    })),
});

/** Reads something of what the reader may see; a scope that is none is refused. */
async function report<T>(
  filters: ReportFilters,
  asking: Asking,
  read: (scope: Scope, isUpToDate: boolean) => Promise<T>,
): Promise<T | Exclude<Awaited<ReturnType<typeof scopeOf>>, Scope>> {
  const scope = await scopeOf(filters, asking);
  if (scope instanceof Failed) return scope;
  return read(scope, await countBeforeReport(asking.db));
}

const sliceOf = ({ page, size }: PagedReport): Slice => ({ offset: page * size, limit: size });
