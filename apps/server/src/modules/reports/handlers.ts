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
  embedding: async ({ params }, asking) => {
    const report = reportFor(params.reportId, asking.reader);
    if (report instanceof Failed) return report;
    const asked = await askedOf({}, asking);
    // Nothing was asked for that could be refused: the usual days, through one's own account.
    if (asked instanceof Failed) throw new Error(`The usual report was refused: ${asked.code}`);
    return { EmbedUrl: embedUrl(report, { tenant: asking.tenant, ...asked }) };
  },

  compassPointReport: ({ query }, asking) => compassPointReport(query, asking),

  markedDocuments: async ({ query: { page, size, ...filters } }, asking) => {
    const asked = await askedOf(filters, asking);
    if (asked instanceof Failed) return asked;
    const [{ documents: total, most }, marked] = await Promise.all([
      standing(asking.db, asked.counted),
      markedDocuments(asking.db, asked.counted, { offset: page * size, size }),
    ]);
    return { total, most, documents: await withTitles(marked, asking) };
  },

  compassPointMakers: async ({ query: { page, size, ...filters } }, asking) => {
    const asked = await askedOf(filters, asking);
    if (asked instanceof Failed) return asked;
    const [total, people] = await Promise.all([
      makerCount(asking.db, asked.counted),
      makers(asking.db, asked.counted, { offset: page * size, size }),
    ]);
    return { total, makers: people };
  },

  compassPointTable: ({ params, query }, asking) => compassPointTable(params.table, query, asking),
});
