import { z } from 'zod';
import { translate } from '../../i18n/translate.ts';
import { emailTemplate, type EmailTemplate } from '../email/index.ts';

/** Tells someone what they look after from now on, because its owner has left. */
export const ownershipTransferredEmail = emailTemplate({
  kind: 'handed-over',
  values: z.object({
    name: z.string(),
    account: z.string(),
    groups: z.int().min(0),
    compassPoints: z.int().min(0),
  }),
  write: ({ name, account, groups, compassPoints }, { tenant, language }) => {
    const library = tenant.settings.title;
    const listed = [
      { count: groups, key: 'groups', open: 'openGroups', path: '/groups' },
      { count: compassPoints, key: 'compassPoints', open: 'openCompassPoints', path: '/compass-points-list' },
    ] as const;
    const there = listed.filter(({ count }) => count > 0);
    const [first] = there;
    if (!first) return null;
    return {
      subject: translate('people', language, 'handedOverSubject', { library }),
      parts: [
        translate('people', language, 'handedOver', { name, account }),
        {
          listed: there.map(({ count, key, path }) => ({
            title: translate('people', language, key, { count }),
            path,
          })),
        },
        translate('people', language, 'handedOverText'),
      ],
      action: { words: translate('people', language, first.open), path: first.path },
      why: translate('people', language, 'whyHandedOver', { library, account }),
    };
  },
});

/** The email templates of this domain. */
export const peopleEmailTemplates: readonly EmailTemplate[] = [ownershipTransferredEmail];
