export { trackingHandlers } from './handlers.ts';
export { changesEmail } from './notifications/emailTemplate.ts';
export { followChanges } from './notifications/followChanges.ts';
