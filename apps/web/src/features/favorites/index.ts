import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./FavoritesScreen.tsx')).FavoritesScreen;

/** The screen of the reader's favourites. */
export const favoritesRoute: RouteObject = {
  path: '/favorites',
  lazy: () => withMessages('favorites', screen()),
};

/** Fetches the star that makes a document in a list a favorite. */
export const loadFavoriteStar = async () => (await import('./FavouriteStar.tsx')).FavouriteStar;
