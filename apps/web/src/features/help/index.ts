import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screens that help readers on. */
export const helpRoutes: ScreenRoute[] = [
  {
    path: '/video',
    handle: { needs: {} },
    lazy: lazyRoute('help', async () => (await import('./tutorials/TutorialsScreen.tsx')).TutorialsScreen),
  },
  {
    path: '/user-resources',
    handle: { needs: { isStandardsBody: true } },
    lazy: lazyRoute('help', async () => (await import('./resources/ResourcesScreen.tsx')).ResourcesScreen),
  },
  {
    path: '/user-resources/library',
    handle: { needs: { isStandardsBody: true } },
    lazy: lazyRoute('help', async () => (await import('./library/LibraryScreen.tsx')).LibraryScreen),
  },
];

/** Saves a help document that a menu offers; what does it comes with the first one. */
export const downloadHelp = async (topic: string, name: string): Promise<void> =>
  (await import('./helpDocument.ts')).saveHelpDocument({ topic, name });
