export { sharingHandlers } from './handlers.ts';
export { sharingEmailTemplates } from './emailTemplates.ts';
