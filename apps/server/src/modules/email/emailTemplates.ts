import { writeDay } from '@norma/contracts/fields';
import { z } from 'zod';
import { emailMessages } from './messages.ts';
import { emailTemplate, type EmailTemplate } from './emailTemplate.ts';

/** An email that administrators send to themselves, to see that emails arrive and how they look. */
export const trialEmail = emailTemplate({
  kind: 'mail-trial',
  values: z.object({ day: z.iso.date() }),
  write: ({ day }, { tenant, language }) => {
    const t = emailMessages(language);
    const library = tenant.settings.title;
    return {
      subject: t('trialSubject', { library }),
      parts: [
        t('trialText', { library }),
        t('trialPosted', { day: writeDay(day, 'DD MMMM YYYY', language) }),
      ],
      action: { words: t('trialOpen'), path: '/' },
      why: t('trialWhy'),
    };
  },
});

/** The email templates of this domain. */
export const emailTemplates: readonly EmailTemplate[] = [trialEmail];
