export { trackingHandlers } from './handlers.ts';
export { changesEmail } from './notifications/emailTemplate.ts';
export { insertNotification } from './notificationStore.ts';
export type { TrackingTables } from './tables.ts';
export { followChanges } from './notifications/followChanges.ts';
export { trackedContentIds } from './store.ts';
