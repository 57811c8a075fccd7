import type { reports } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { reportFor } from './access.ts';
import { resolveFilters } from './filters.ts';
import { compassPointReport, withTitles } from './compassPointReport.ts';
import { makerCount, makers, markedDocuments, currentCounts } from './compassPointStore.ts';
import { compassPointTable } from './compassPointTable.ts';
import { embedUrl } from './embedding.ts';
import type { ReportTables } from './tables.ts';

/** Says where reports are shown, and gives the report on compass points. */
export const reportHandlers = (): Handlers<typeof reports, ReportTables> => ({
  embedding: async ({ params }, ctx) => {
    const report = reportFor(params.reportId, ctx.reader);
    if (report instanceof Failed) return report;
    const resolved = await resolveFilters({}, ctx);
    // Nothing was asked for that could be refused: the usual days, through one's own account.
    if (resolved instanceof Failed) throw new Error(`The default report was refused: ${resolved.code}`);
    return { EmbedUrl: embedUrl(report, { tenant: ctx.tenant, ...resolved }) };
  },

  compassPointReport: ({ query }, ctx) => compassPointReport(query, ctx),

  markedDocuments: async ({ query: { page, size, ...filters } }, ctx) => {
    const resolved = await resolveFilters(filters, ctx);
    if (resolved instanceof Failed) return resolved;
    const [{ documents: total, most }, marked] = await Promise.all([
      currentCounts(ctx.db, resolved.counted),
      markedDocuments(ctx.db, resolved.counted, { offset: page * size, size }),
    ]);
    return { total, most, documents: await withTitles(marked, ctx) };
  },

  compassPointMakers: async ({ query: { page, size, ...filters } }, ctx) => {
    const resolved = await resolveFilters(filters, ctx);
    if (resolved instanceof Failed) return resolved;
    const [total, people] = await Promise.all([
      makerCount(ctx.db, resolved.counted),
      makers(ctx.db, resolved.counted, { offset: page * size, size }),
    ]);
    return { total, makers: people };
  },

  compassPointTable: ({ params, query }, ctx) => compassPointTable(params.table, query, ctx),
});
