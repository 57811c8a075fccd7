import type { management } from '@norma/contracts';
import type { Handlers } from '../../context.ts';

/** What is told of the server as it was set up. */
export const managementHandlers = (about: {
  version: string;
  isDemo: boolean;
  hasApiDocs: boolean;
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
});
