import type { management } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';

/** What programs that watch the server are told. */
export const managementHandlers = (about: {
  version: string;
  isDemo: boolean;
  hasApiDocs: boolean;
  isReady: () => boolean;
}): Handlers<typeof management> => ({
  info: () => ({
    version: about.version,
    'display-ribbon-on-profiles': 'demo',
    activeProfiles: [
      'prod' as const,
      ...(about.hasApiDocs ? ['swagger' as const] : []),
      ...(about.isDemo ? ['demo' as const] : []),
    ],
  }),
  liveness: () => ({ status: 'UP' as const }),
  readiness: () => (about.isReady() ? { status: 'UP' as const } : fail('library-not-ready')),
});
