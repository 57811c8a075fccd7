import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { addresses } from './addresses.ts';

/** The screens of administration, next to a list of them. */
export const adminRoute: ScreenRoute = {
  handle: { needs: { anyOf: ['ADMIN', 'OPERATOR'], underDrm: false } },
  lazy: lazyRoute('admin', async () => (await import('./AdminFrame.tsx')).AdminFrame),
  // All screens share one chunk entry: a list of chunks per screen would be part of every first visit.
  children: addresses.map((path) => ({
    path,
    lazy: async () => (await import('./rooms.ts')).roomAt(path),
  })),
};
