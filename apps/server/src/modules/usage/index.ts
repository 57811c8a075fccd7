import type { usage } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';

/** Counts what readers look at. */
export const usageHandlers = (kept: Usage): Handlers<typeof usage> => ({
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
});
