export { accept, acceptancesOf, agreementOf, countAccepted, setAgreement } from './agreement.ts';
export { annotationAuthor } from './annotationAuthor.ts';
export { countExpired, removeExpired } from './expired.ts';
export { sessionHandlers } from './handlers.ts';
export { mayAuditCompassPoints } from './menu.ts';
export { giveEntryCode, spendEntryCode } from './oneTimeCodes.ts';
export { accountsAt } from './networks.ts';
export { endSignIns, saveSignIn, signInsOf } from './signIns.ts';
export { readerOf } from './reader.ts';
export {
  accountNamed,
  accountsByName,
  accountsOf,
  companyReadersOf,
  entitleSubscribers,
  personOf,
  personSigningIn,
  type Person,
} from './store.ts';
export type { SessionTables } from './tables.ts';
export { giveTicket, isGoodTicket } from './tickets.ts';
