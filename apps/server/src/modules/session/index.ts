export { annotationAuthor } from './annotationAuthor.ts';
export { countExpired, removeExpired } from './expired.ts';
export { sessionHandlers } from './handlers.ts';
export { mayAuditCompassPoints } from './menu.ts';
export { codeSeconds, giveCode, giveEntryCode, spendEntryCode } from './oneTimeCodes.ts';
export { endSignIns, saveSignIn, signInsOf } from './signIns.ts';
export { readerOf } from './reader.ts';
export {
  accountNamed,
  accountsByName,
  accountsOf,
  companyReadersOf,
  personOf,
  personOfEmail,
  personSigningIn,
  type Person,
} from './store.ts';
export type { SessionTables } from './tables.ts';
export { giveTicket, isGoodTicket } from './tickets.ts';
