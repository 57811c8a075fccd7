export { tenantDirectory, type TenantDirectory } from './directory.ts';
export { bannerOf, billboardOf, configurationOf } from './configuration.ts';
export { tenantHandlers } from './handlers.ts';

export { allTenants, offerPublisher, saveTenant } from './store.ts';
export type { TenantTables } from './tables.ts';
