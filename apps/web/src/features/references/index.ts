import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** Whether what documents cite is in force. */
export const citationHealthRoute: ScreenRoute = {
  path: '/references/health',
  handle: { needs: {} },
  lazy: lazyRoute('related', async () => (await import('./health/parts.ts')).CitationHealthScreen),
};
