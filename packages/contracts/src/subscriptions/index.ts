import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** A publication that an account subscribes to, and its key in searches. */
export const Subscription = z.object({
  id: z.string(),
  subscriptionInfo: z.object({
    publisherSearchKey: z.string(),
    subscriptionAbbrName: z.string(),
    subscriptionImagePath: z.string(),
    subscriptionName: z.string(),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

/** What the reader's account subscribes to. */
export const subscriptions = contract({
  own: {
    method: 'GET',
    path: '/api/user-subscriptions/current-user/subscriptions',
    summary: 'What the selected account subscribes to',
    who: 'reader',
    answer: z.array(Subscription),
  },
  ownAndOffered: {
    method: 'GET',
    path: '/api/user-subscriptions/current-user',
    summary: 'What the selected account subscribes to, and what else the tenant offers',
    who: 'reader',
    answer: z.object({
      yourSubscriptions: z.array(Subscription),
      subscriptionsMarketplace: z.array(Subscription),
    }),
  },
});
