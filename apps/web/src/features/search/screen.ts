import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';
import { searchPaths } from './address.ts';

const lazy = lazyRoute('search', async () => (await import('./SearchScreen.tsx')).SearchScreen);

/** The three searches are one screen, which stays mounted when users switch between them. */
export const searchRoute: ScreenRoute = {
  lazy,
  handle: { needs: {} },
  children: Object.values(searchPaths).map((path) => ({ path: path.replace(/\/$/, '') })),
};

/** Fetches the screen of results for a reader who is about to search; if that fails, the search tries again. */
export const fetchSearchScreen = (): void => void lazy().catch(() => {});
