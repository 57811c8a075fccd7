export { accept } from './agreement.ts';
export { sessionHandlers } from './handlers.ts';
export { spendEntryCode } from './oneTimeCodes.ts';
export { accountsAt } from './networks.ts';
export { keepSignIn } from './signIns.ts';
export { readerOf } from './reader.ts';
export { accountsOf, companyReadersOf, entitleSubscribers, personOf, personSigningIn } from './store.ts';
export type { SessionTables } from './tables.ts';
export { giveTicket, isGoodTicket } from './tickets.ts';
