import { useAccount, useTenant } from '../features/session/index.ts';
import type { Known } from './entries.ts';
import { needsAt } from './screens.ts';

/** What decides which entries of menus there are for the reader. */
export const useKnown = (): Known => ({ tenant: useTenant(), account: useAccount(), needsAt });
