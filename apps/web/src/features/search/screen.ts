import type { ScreenRoute } from '../session/index.ts';
import { withMessages } from '../../i18n/withMessages.ts';
import { searchPaths } from './address.ts';

const screen = async () => (await import('./SearchScreen.tsx')).SearchScreen;
const withItsWords = () => withMessages('search', screen());

/** The three searches: one screen, which stays while a reader goes from one to another. */
export const searchRoute: ScreenRoute = {
  lazy: withItsWords,
  handle: { needs: {} },
  children: Object.values(searchPaths).map((path) => ({ path: path.replace(/\/$/, '') })),
};

/** Fetches the screen of results for a reader who is about to search; if that fails now, the search tries again. */
export const fetchSearchScreen = (): void => void withItsWords().catch(() => {});
