import type { PagedReport, ReportFilters, usage } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../../context.ts';
import { documentTypeNames } from '../../../tenant/vocabulary.ts';
import { countBeforeReport } from '../counting/count.ts';
import { choicesOf } from './choices.ts';
import { csvOf } from './csvTables.ts';
import { openedDocuments, refusals, type Slice } from './documents.ts';
import { byAccount, byDocumentType, byPublisher } from './groups.ts';
import { overview } from './overview.ts';
import { scopeOf, seesEveryAccount, type Scope } from './scope.ts';
import type { ReportTables } from './tables.ts';

type Context = ReaderContext<ReportTables>;
type Reports = Omit<Handlers<typeof usage, ReportTables>, 'pageView' | 'recentlyAccessed' | 'forgetAccessed'>;

/** Answers reports of use: what has just happened is counted first, then all is read from what was counted. */
export const reportHandlers = (): Reports => ({
  overview: ({ query }, ctx) =>
    report(query, ctx, async (scope, isUpToDate) => ({
      ...(await overview(ctx.db, scope)),
      isUpToDate,
    })),

  openedDocuments: ({ query }, ctx) =>
    report(query, ctx, (scope) => openedDocuments(ctx.db, scope, sliceOf(query))),

  refusals: ({ query }, ctx) => report(query, ctx, (scope) => refusals(ctx.db, scope, sliceOf(query))),

  byPublisher: ({ query }, ctx) => report(query, ctx, (scope) => byPublisher(ctx.db, scope)),

  byDocumentType: ({ query }, ctx) =>
    report(query, ctx, (scope) => byDocumentType(ctx.db, scope, nameOfType(ctx))),

  byAccount: ({ query }, ctx) => report(query, ctx, (scope) => byAccount(ctx.db, scope, sliceOf(query))),

  reportChoices: async ({ query: { search } }, ctx) => {
    await countBeforeReport(ctx.db);
    const onlyAccount = seesEveryAccount(ctx) ? null : ctx.reader.account.id;
    return choicesOf(ctx.db, { search, onlyAccount, nameOfType: nameOfType(ctx) });
  },

  reportTable: ({ params: { table }, query }, ctx) =>
    report(query, ctx, async (scope) => ({
      mediaType: 'text/csv; charset=utf-8',
      name: `usage-${table}-${scope.from}-${scope.to}.csv`,
      pieces: csvOf(ctx.db, table, { scope, language: ctx.language, nameOfType: nameOfType(ctx) }),
    })),
});

const nameOfType = ({ tenant, language }: Context) => documentTypeNames(tenant, language);

/** Reads something of what the reader may see; a scope that is none is refused. */
async function report<T>(
  filters: ReportFilters,
  ctx: Context,
  read: (scope: Scope, isUpToDate: boolean) => Promise<T>,
): Promise<T | Exclude<Awaited<ReturnType<typeof scopeOf>>, Scope>> {
  const scope = await scopeOf(filters, ctx);
  if (scope instanceof Failed) return scope;
  return read(scope, await countBeforeReport(ctx.db));
}

const sliceOf = ({ page, size }: PagedReport): Slice => ({ offset: page * size, limit: size });
