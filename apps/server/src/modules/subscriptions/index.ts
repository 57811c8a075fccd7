export { subscriptionHandlers } from './handlers.ts';
export {
  deleteSubscription,
  entitleSubscribers,
  insertSubscriptions,
  subscriptionRows,
  subscriptionsOf,
  updateSubscription,
} from './store.ts';
export type { SubscriptionTables } from './tables.ts';
