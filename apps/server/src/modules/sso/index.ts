export { ssoHandlers } from './handlers.ts';
export { countExpiredAssertions, removeExpiredAssertions } from './partners.ts';
export type { SsoTables } from './tables.ts';
