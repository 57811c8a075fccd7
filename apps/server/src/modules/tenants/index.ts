export { bannerOf, billboardOf, configurationOf } from './configuration.ts';
export { tenantDirectory, type TenantDirectory } from './directory.ts';
export { tenantHandlers } from './handlers.ts';
export { allTenants, offerPublisher, saveTenant, type TenantRow } from './store.ts';
export type { TenantTables } from './tables.ts';
