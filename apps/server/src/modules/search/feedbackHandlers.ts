import type { feedback } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import { saveFeedback } from './store.ts';
import type { Tables } from './tables.ts';

/** Imports what readers say of searches. */
export const feedbackHandlers = (): Handlers<typeof feedback, Tables> => ({
  sendFeedback: async ({ body }, ctx) => {
    const { db, tenant, reader, now } = ctx;
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
    await ctx.audit('feedback-sent', `Feedback ${id} on a search`);
    return { id, message: 'Thank you for your feedback.' };
  },
});
