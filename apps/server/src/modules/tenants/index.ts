export { bannerOf, billboardOf, configurationOf, refinementSectionsOf } from './configuration.ts';
export { originOf } from './hosts.ts';
export { claimedNetworks, networksOf, saveNetworks } from './networks.ts';
export { tenantDirectory, type TenantDirectory } from './directory.ts';
export { tenantHandlers } from './handlers.ts';
export { clashesInLibrary, importTenant } from './importTenant.ts';
export { readTenantText, suggestion, type FileReading, type Mistake } from './mistakes.ts';
export { allTenants, offerPublisher, saveTenant, type TenantRow } from './store.ts';
export type { TenantTables } from './tables.ts';
