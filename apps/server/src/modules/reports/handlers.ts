import type { reports } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { reportFor } from './access.ts';
import { askedOf } from './asked.ts';
import { compassPointReport, withTitles } from './compassPointReport.ts';
import { makerCount, makers, markedDocuments, standing } from './compassPointStore.ts';
import { compassPointTable } from './compassPointTable.ts';
import { embedUrl } from './embedding.ts';
import type { ReportTables } from './tables.ts';

/** Says where reports are shown, and gives the report on compass points. */
export const reportHandlers = (): Handlers<typeof reports, ReportTables> => ({
  embedding: async ({ params }, ctx) => {
    const report = reportFor(params.reportId, ctx.reader);
    if (report instanceof Failed) return report;
    const asked = await askedOf({}, ctx);
    // Nothing was asked for that could be refused: the usual days, through one's own account.
    if (asked instanceof Failed) throw new Error(`The usual report was refused: ${asked.code}`);
    return { EmbedUrl: embedUrl(report, { tenant: ctx.tenant, ...asked }) };
  },

  compassPointReport: ({ query }, ctx) => compassPointReport(query, ctx),

  markedDocuments: async ({ query: { page, size, ...filters } }, ctx) => {
    const asked = await askedOf(filters, ctx);
    if (asked instanceof Failed) return asked;
    const [{ documents: total, most }, marked] = await Promise.all([
      standing(ctx.db, asked.counted),
      markedDocuments(ctx.db, asked.counted, { offset: page * size, size }),
    ]);
    return { total, most, documents: await withTitles(marked, ctx) };
  },

  compassPointMakers: async ({ query: { page, size, ...filters } }, ctx) => {
    const asked = await askedOf(filters, ctx);
    if (asked instanceof Failed) return asked;
    const [total, people] = await Promise.all([
      makerCount(ctx.db, asked.counted),
      makers(ctx.db, asked.counted, { offset: page * size, size }),
    ]);
    return { total, makers: people };
  },

  compassPointTable: ({ params, query }, ctx) => compassPointTable(params.table, query, ctx),
});
