export { tenantDirectory, type TenantDirectory } from './directory.ts';
export { configurationOf, tenantHandlers } from './handlers.ts';

export { allTenants, offerPublisher, saveTenant } from './store.ts';
export type { TenantTables } from './tables.ts';
