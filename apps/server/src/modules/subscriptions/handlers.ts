import type { subscriptions } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { DocumentTables } from '../documents/index.ts';
import { marketplace, ownSubscriptions } from './subscriptions.ts';
import type { SubscriptionTables } from './tables.ts';

/** Shows readers what their account subscribes to, and what else the tenant offers. */
export const subscriptionHandlers = (): Handlers<
  typeof subscriptions,
  SubscriptionTables & DocumentTables
> => ({
  own: (_, ctx) => ownSubscriptions(ctx),

  ownAndOffered: async (_, ctx) => {
    const [yourSubscriptions, subscriptionsMarketplace] = await Promise.all([
      ownSubscriptions(ctx),
      marketplace(ctx),
    ]);
    return { yourSubscriptions, subscriptionsMarketplace };
  },
});
