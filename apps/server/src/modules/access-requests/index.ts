export { accessRequestEmailTemplates } from './emailTemplates.ts';
export { accessRequestHandlers } from './handlers.ts';
