import type { usage } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import type { DocumentTables } from '../documents/index.ts';
import { recentlyAccessed } from './recent.ts';
import type { UsageTables } from './tables.ts';

/** Counts what readers look at, and leads them back to it. */
export const usageHandlers = (kept: Usage): Handlers<typeof usage, UsageTables & DocumentTables> => ({
  pageView: async ({ body }, { tenant, reader, remoteAddress, userAgent }) => {
    await kept.record(tenant.key, {
      type: 'page-view',
      page: body.page,
      sessionId: reader.sessionId,
      personId: reader.personId,
      accountId: reader.account.id,
      remoteAddress,
      userAgent,
    });
    return { counted: true as const };
  },

  recentlyAccessed: (_, asking) => recentlyAccessed(asking),
});
