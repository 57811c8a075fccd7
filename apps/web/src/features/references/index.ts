import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** Whether what documents cite is in force. */
export const citationHealthRoute: ScreenRoute = {
  path: '/references/health',
  handle: { needs: {} },
  lazy: lazyRoute(
    'citation-health',
    async () => (await import('./health/CitationHealthScreen.tsx')).CitationHealthScreen,
  ),
};

/** The way to the citation health of a document, or of what the reader has. */
export const HealthLink = lazyWithMessages(
  'citation-health',
  async () => (await import('./health/HealthLink.tsx')).HealthLink,
);
