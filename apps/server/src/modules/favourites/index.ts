export { favouriteBeside, favouriteHandlers } from './handlers.ts';
export { favouritesAmong } from './store.ts';
export type { FavouriteTables } from './tables.ts';
