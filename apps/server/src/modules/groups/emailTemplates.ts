import { z } from 'zod';
import { translate } from '../../i18n/translate.ts';
import { emailTemplate, type EmailTemplate } from '../email/index.ts';

/** What someone writes to a group. Answers go to anyone who wrote it; it says so, and how its reader comes to the group. */
export const groupMessageEmail = emailTemplate({
  kind: 'group-message',
  values: z.object({
    groupId: z.int(),
    group: z.string(),
    subject: z.string(),
    message: z.string(),
    sender: z.object({ name: z.string(), address: z.string() }),
    isCopy: z.boolean(),
  }),
  write: ({ groupId, group, subject, message, sender, isCopy }, { tenant, language }) => {
    const content = { name: sender.name, group, library: tenant.settings.title };
    return {
      subject,
      parts: [translate('groups', language, 'wrote', content), { quoted: message, by: sender.name }],
      action: { words: translate('groups', language, 'open'), path: `/group-detail/?groupId=${groupId}` },
      why: translate('groups', language, isCopy ? 'whyCopy' : 'whyMember', content),
      replyTo: sender,
    };
  },
});

/** The email templates of this domain. */
export const groupEmailTemplates: readonly EmailTemplate[] = [groupMessageEmail];
