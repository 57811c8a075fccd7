import type { ScreenRoute } from '../session/index.ts';
import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./CollectionsScreen.tsx')).CollectionsScreen;

/** The screen of the collections that a reader has, and of those that an administrator makes. */
export const collectionsRoute: ScreenRoute = {
  path: '/custom-collections',
  handle: { needs: { flag: 'customCollection' } },
  lazy: () => withMessages('collections', screen()),
};
