export { accept } from './agreement.ts';
export { sessionHandlers } from './handlers.ts';
export { mayAuditCompassPoints } from './menu.ts';
export { spendEntryCode } from './oneTimeCodes.ts';
export { accountsAt } from './networks.ts';
export { keepSignIn } from './signIns.ts';
export { readerOf } from './reader.ts';
export {
  accountNamed,
  accountsByName,
  accountsOf,
  companyReadersOf,
  entitleSubscribers,
  personOf,
  personSigningIn,
} from './store.ts';
export type { SessionTables } from './tables.ts';
export { giveTicket, isGoodTicket } from './tickets.ts';
