export { travelAddress } from './address.ts';
export { bouncedAddresses, forgetBounce, noteReturned } from './bounces.ts';
export { allowMails, isRefused, recipientKeyOf, refuseMails, unsubscribePath } from './unsubscribe.ts';
export {
  letterOf,
  type About,
  type Letter,
  type Link,
  type Mail,
  type Part,
  type Recipient,
  type Topic,
  type Written,
} from './letter.ts';
export { mailLetters, trialLetter } from './letters.ts';
export { postMails, postToAll } from './post.ts';
export { mailHandlers } from './handlers.ts';
export { refusing, type LinkedTopic, type Refusing } from './refusing.ts';
export { sendMails } from './sending.ts';
export type { Within } from './within.ts';
export type { MailTables } from './tables.ts';
export type { WritingTables } from './writing.ts';
