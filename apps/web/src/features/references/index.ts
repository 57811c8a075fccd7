import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { ScreenRoute } from '../session/index.ts';

/** The check of a file. */
export const referencesRoute: ScreenRoute = {
  path: '/references/check',
  handle: { needs: { feature: 'reference-check' } },
  lazy: lazyRoute('references', async () => (await import('./check/CheckScreen.tsx')).CheckScreen),
};
