import type { usage } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import { usageActor } from '../../lib/usageActor.ts';
import type { DocumentTables } from '../documents/index.ts';
import { recentlyAccessed } from './recent.ts';
import { forgetOpened, lastOpened } from './store.ts';
import { reportHandlers } from './report/handlers.ts';
import type { ReportTables } from './report/tables.ts';

/** Counts what readers look at, leads them back to it, and reports of it. */
export const usageHandlers = (usageLog: Usage): Handlers<typeof usage, ReportTables & DocumentTables> => ({
  pageView: async ({ body }, ctx) => {
    await usageLog.record(ctx.tenant.key, { ...usageActor(ctx), type: 'page-view', page: body.page });
    return { counted: true as const };
  },

  recentlyAccessed: (_, ctx) => recentlyAccessed(ctx),

  forgetAccessed: async ({ query: { contentCode } }, ctx) => {
    const { db, tenant, reader, now } = ctx;
    const opened = await lastOpened(db, reader.personId);
    const codes = opened
      .map(({ content_code }) => content_code)
      .filter((code) => contentCode === undefined || code === contentCode);
    await forgetOpened(db, { tenant: tenant.key, personId: reader.personId, codes, at: now() });
    return recentlyAccessed(ctx);
  },

  ...reportHandlers(),
});
