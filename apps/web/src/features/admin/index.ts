import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';
import { addresses } from './addresses.ts';

const frame = async () => (await import('./AdminFrame.tsx')).AdminFrame;

/** The screens of those who look after a library, beside a list of them. */
export const adminRoute: RouteObject = {
  lazy: () => withMessages('admin', frame()),
  // All come through one door: the list of what each is made of would otherwise weigh on every first visit.
  children: addresses.map((path) => ({
    path,
    lazy: async () => (await import('./rooms.ts')).roomAt(path),
  })),
};
