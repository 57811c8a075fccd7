import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { addresses } from './addresses.ts';

/** The screens of those who look after a library, beside a list of them. */
export const adminRoute: ScreenRoute = {
  handle: { needs: { anyOf: ['ADMIN', 'OPERATOR'], underDrm: false } },
  lazy: lazyRoute('admin', async () => (await import('./AdminFrame.tsx')).AdminFrame),
  // All come through one door: the list of what each is made of would otherwise weigh on every first visit.
  children: addresses.map((path) => ({
    path,
    lazy: async () => (await import('./rooms.ts')).roomAt(path),
  })),
};
