import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./CollectionsScreen.tsx')).CollectionsScreen;

/** The screen of the collections that a reader has, and of those that an administrator makes. */
export const collectionsRoute: RouteObject = {
  path: '/custom-collections',
  lazy: () => withMessages('collections', screen()),
};
