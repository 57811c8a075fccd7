import { z } from 'zod';
import { speak } from '../../words/speak.ts';
import { letterOf, type Letter } from '../email/index.ts';

/** What somebody writes to a group. Answers go to whoever wrote it; it says so, and how its reader comes to the group. */
export const groupMessageLetter = letterOf({
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
    const said = { name: sender.name, group, library: tenant.settings.title };
    return {
      subject,
      parts: [speak('groups', language, 'wrote', said), { quoted: message, by: sender.name }],
      action: { words: speak('groups', language, 'open'), path: `/group-detail/?groupId=${groupId}` },
      why: speak('groups', language, isCopy ? 'whyCopy' : 'whyMember', said),
      replyTo: sender,
    };
  },
});

/** The letters of this domain. */
export const groupLetters: readonly Letter[] = [groupMessageLetter];
