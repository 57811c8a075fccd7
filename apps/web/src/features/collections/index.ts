import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screen of the collections that a reader has, and of those that an administrator makes. */
export const collectionsRoute: ScreenRoute = {
  path: '/custom-collections',
  handle: { needs: { flag: 'customCollection' } },
  lazy: lazyRoute('collections', async () => (await import('./CollectionsScreen.tsx')).CollectionsScreen),
};
