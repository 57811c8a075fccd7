export { accept } from './agreement.ts';
export { sessionHandlers } from './handlers.ts';
export { mayAuditCompassPoints } from './menu.ts';
export { readerOf } from './reader.ts';
export { accountsOf, entitleSubscribers, personOf, personSigningIn } from './store.ts';
export type { SessionTables } from './tables.ts';
export { giveTicket, isGoodTicket } from './tickets.ts';
