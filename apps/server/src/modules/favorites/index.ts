export { favoriteExtras, favoriteHandlers } from './handlers.ts';
export { favoriteContentIds, favoritesAmong } from './store.ts';
export type { FavoriteTables } from './tables.ts';
