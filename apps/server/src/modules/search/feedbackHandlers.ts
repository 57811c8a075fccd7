import type { feedback } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import { saveFeedback } from './store.ts';
import type { Tables } from './tables.ts';

/** Takes in what readers say of searches. */
export const feedbackHandlers = (audit: Audit): Handlers<typeof feedback, Tables> => ({
  sendFeedback: async ({ body }, { db, tenant, reader, remoteAddress, requestId, now }) => {
    const id = await saveFeedback(db, {
      tenant: tenant.key,
      at: now(),
      person_id: reader.personId,
      account_id: reader.account.id,
      search_query: body.searchQuery,
      search_type: body.searchType,
      looking_for: body.q1Response,
      more: body.q2Response,
      refinements: body.refinements,
      version: body.version,
    });
    await audit.record(tenant.key, {
      type: 'feedback-sent',
      principal: reader.signInName,
      message: `Feedback ${id} on a search`,
      remoteAddress,
      requestId,
    });
    return { id, message: 'Thank you for your feedback.' };
  },
});
