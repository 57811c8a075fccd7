import type { ScreenRoute } from '../session/index.ts';
import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./FavoritesScreen.tsx')).FavoritesScreen;

/** The screen of the reader's favourites. */
export const favoritesRoute: ScreenRoute = {
  path: '/favorites',
  handle: { needs: {} },
  lazy: () => withMessages('favorites', screen()),
};
