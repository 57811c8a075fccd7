import { writeDay } from '@norma/contracts/fields';
import { z } from 'zod';
import { mailWords } from './words.ts';
import { emailTemplate, type EmailTemplate } from './letter.ts';

/** A mail that administrators send to themselves, to see that mails arrive and how they look. */
export const trialEmail = emailTemplate({
  kind: 'mail-trial',
  values: z.object({ day: z.iso.date() }),
  write: ({ day }, { tenant, language }) => {
    const say = mailWords(language);
    const library = tenant.settings.title;
    return {
      subject: say('trialSubject', { library }),
      parts: [
        say('trialText', { library }),
        say('trialPosted', { day: writeDay(day, 'DD MMMM YYYY', language) }),
      ],
      action: { words: say('trialOpen'), path: '/' },
      why: say('trialWhy'),
    };
  },
});

/** The letters of this domain. */
export const emailTemplates: readonly EmailTemplate[] = [trialEmail];
