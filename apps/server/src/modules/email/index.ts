export { travelAddress } from './address.ts';
export { bouncedAddresses, forgetBounce, noteReturned } from './bounces.ts';
export { allowMails, unsubscribePath } from './unsubscribe.ts';
export {
  emailTemplate,
  type EmailContext,
  type EmailTemplate,
  type Link,
  type Mail,
  type Part,
  type Topic,
} from './emailTemplate.ts';
export { emailTemplates, trialEmail } from './emailTemplates.ts';
export { enqueueMails, enqueueToAll } from './enqueue.ts';
export { countsByState } from './listStore.ts';
export { emailHandlers } from './handlers.ts';
export { unsubscriptions, type LinkedTopic, type Unsubscriptions } from './unsubscriptions.ts';
export { sendMails } from './sending.ts';
export type { Executor } from './executor.ts';
export type { MailTables } from './tables.ts';
export type { WritingTables } from './writeMail.ts';
