import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** The link to a clause. */
export const clauseRoute: ScreenRoute = {
  path: '/clause/:line',
  handle: { needs: {} },
  lazy: lazyRoute(
    ['lineage', 'documents'],
    async () => (await import('./ClauseLinkScreen.tsx')).ClauseLinkScreen,
  ),
};

/** What a link to a clause has to say above the text that it led to. */
export const ClauseBanner = lazyWithMessages(
  'lineage',
  async () => (await import('./ClauseBanner.tsx')).ClauseBanner,
);
