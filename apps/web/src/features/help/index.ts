import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screens that help readers on. */
export const helpRoutes: RouteObject[] = [
  {
    path: '/video',
    lazy: lazyRoute('help', async () => (await import('./tutorials/TutorialsScreen.tsx')).TutorialsScreen),
  },
  {
    path: '/user-resources',
    lazy: lazyRoute('help', async () => (await import('./resources/ResourcesScreen.tsx')).ResourcesScreen),
  },
  {
    path: '/user-resources/library',
    lazy: lazyRoute('help', async () => (await import('./library/LibraryScreen.tsx')).LibraryScreen),
  },
];

/** Saves a help document that a menu offers; what does it comes with the first one. */
export const downloadHelp = async (topic: string, name: string): Promise<void> =>
  (await import('./helpDocument.ts')).saveHelpDocument({ topic, name });
