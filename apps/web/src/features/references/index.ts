import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** Whether what documents cite is in force, and the same of a file. */
export const referencesRoutes: ScreenRoute[] = [
  {
    path: '/references/health',
    handle: { needs: {} },
    lazy: lazyRoute('related', async () => (await import('./health/parts.ts')).CitationHealthScreen),
  },
  {
    path: '/references/check',
    handle: { needs: { feature: 'reference-check' } },
    lazy: lazyRoute(
      ['references', 'related'],
      async () => (await import('./check/CheckScreen.tsx')).CheckScreen,
    ),
  },
];
