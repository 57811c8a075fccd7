import type { management } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';

/** What programs that watch the server are told. */
export const managementHandlers = (about: {
  version: string;
  isDemo: boolean;
  isReady: () => boolean;
}): Handlers<typeof management> => ({
  info: () => ({
    version: about.version,
    'display-ribbon-on-profiles': '',
    activeProfiles: about.isDemo ? ['prod' as const, 'demo' as const] : ['prod' as const],
  }),
  liveness: () => ({ status: 'UP' as const }),
  readiness: () => (about.isReady() ? { status: 'UP' as const } : fail('library-not-ready')),
});
