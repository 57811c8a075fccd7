import type { usage } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import { usageActor } from '../../lib/usageActor.ts';
import type { DocumentTables } from '../documents/index.ts';
import { recentlyAccessed } from './recent.ts';
import { reportHandlers } from './report/handlers.ts';
import type { ReportTables } from './report/tables.ts';

/** Counts what readers look at, leads them back to it, and reports of it. */
export const usageHandlers = (usageLog: Usage): Handlers<typeof usage, ReportTables & DocumentTables> => ({
  pageView: async ({ body }, ctx) => {
    await usageLog.record(ctx.tenant.key, { ...usageActor(ctx), type: 'page-view', page: body.page });
    return { counted: true as const };
  },

  recentlyAccessed: (_, ctx) => recentlyAccessed(ctx),

  ...reportHandlers(),
});
