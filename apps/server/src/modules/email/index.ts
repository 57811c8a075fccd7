export { travelAddress } from './address.ts';
export { bouncedAddresses, forgetBounce, noteReturned } from './bounces.ts';
export { allowMails, unsubscribePath } from './unsubscribe.ts';
export {
  emailTemplate,
  type About,
  type EmailTemplate,
  type Link,
  type Mail,
  type Part,
  type Topic,
} from './letter.ts';
export { emailTemplates, trialEmail } from './letters.ts';
export { postMails, postToAll } from './post.ts';
export { countsByState } from './listStore.ts';
export { emailHandlers } from './handlers.ts';
export { refusing, type LinkedTopic, type Refusing } from './refusing.ts';
export { sendMails } from './sending.ts';
export type { Within } from './within.ts';
export type { MailTables } from './tables.ts';
export type { WritingTables } from './writing.ts';
