import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const screen = async () => (await import('./FavoritesScreen.tsx')).FavoritesScreen;

/** The screen of the reader's favourites. */
export const favoritesRoute: RouteObject = {
  path: '/favorites',
  lazy: () => withWords('favorites', screen()),
};
