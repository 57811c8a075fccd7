export { favoriteExtras, favoriteHandlers } from './handlers.ts';
export { favoritesAmong } from './store.ts';
export type { FavoriteTables } from './tables.ts';
