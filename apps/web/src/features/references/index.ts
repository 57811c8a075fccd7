import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** Whether what documents cite is in force, and the check of a file. */
export const referenceRoutes: ScreenRoute[] = [
  {
    path: '/references/health',
    handle: { needs: {} },
    lazy: lazyRoute('related', async () => (await import('./health/parts.ts')).CitationHealthScreen),
  },
  {
    path: '/references/check',
    handle: { needs: { feature: 'reference-check' } },
    lazy: lazyRoute('references', async () => (await import('./check/CheckScreen.tsx')).CheckScreen),
  },
];
