import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** The screen of the reader's favorites. */
export const favoritesRoute: ScreenRoute = {
  path: '/favorites',
  handle: { needs: {} },
  lazy: lazyRoute('favorites', async () => (await import('./FavoritesScreen.tsx')).FavoritesScreen),
};

/** Fetches the star that makes a document in a list a favorite. */
export const loadFavoriteStar = async () => (await import('./FavoriteStar.tsx')).FavoriteStar;
