import { mailRhythms, notificationKinds } from '@norma/contracts';
import { z } from 'zod';
import { translate } from '../../../i18n/translate.ts';
import { emailTemplate, type Link, type Topic } from '../../email/index.ts';
import { wantNoMail } from '../alerts.ts';

/** The most changes that a mail lists; it says how many more there are. */
export const maxListed = 20;

const Change = z.object({
  kind: z.enum(notificationKinds),
  designation: z.string(),
  title: z.string(),
  /** Null where several documents came at once. */
  contentCode: z.string().nullable(),
  before: z.object({ contentCode: z.string(), designation: z.string() }).nullable(),
  work: z.string().nullable(),
  many: z.int(),
});
type Change = z.infer<typeof Change>;

/** What people refuse who want no more mails of what they track; the tracker's page says so as well. */
export const trackerTopic: Topic = {
  name: 'tracking',
  title: (language) => translate('tracker', language, 'topic'),
  onRefused: wantNoMail,
};

/** Tells somebody of one change to what they track, or of many. */
export const changesEmail = emailTemplate({
  kind: 'tracked-changes',
  topic: trackerTopic,
  values: z.object({
    rhythm: z.enum(mailRhythms),
    total: z.int().positive(),
    changes: z.array(Change).min(1).max(maxListed),
  }),
  write: ({ rhythm, total, changes }, { tenant, language }) => {
    const library = tenant.settings.title;
    const say = translate.bind(null, 'tracker', language) as Say;
    const [only] = changes;
    if (!only) return null;
    const isOne = total === 1;
    const subjects = { daily: 'subjectOfDay', weekly: 'subjectOfWeek' } as const;
    const ofSome = rhythm === 'daily' || rhythm === 'weekly' ? subjects[rhythm] : 'subjectOfSome';
    return {
      subject:
        isOne && rhythm === 'at-once'
          ? say('subjectOfOne', { designation: only.designation, what: whatHappened(only, say) })
          : say(ofSome, { count: total }),
      parts: [
        isOne ? say('introOfOne', { library }) : say('introOfSome', { count: total, library }),
        { listed: changes.map((change) => listed(change, say)) },
        ...(total > changes.length ? [say('more', { count: total - changes.length })] : []),
      ],
      action: isOne ? wayTo(only, say) : { words: say('openAll'), path: '/notifications' },
      why: say('why', { library }),
    };
  },
});

type Say = (
  key: Parameters<typeof translate<'tracker'>>[2],
  values?: Record<string, string | number>,
) => string;

const listed = (change: Change, say: Say) => ({
  title: change.designation,
  notes: [whatHappened(change, say), ...(change.title ? [change.title] : [])],
  path: wayTo(change, say).path,
});

function whatHappened({ kind, before, many, work }: Change, say: Say): string {
  if (kind === 'new-edition' && before) return say('new-edition.after', { before: before.designation });
  if ((kind === 'new-work-item' || kind === 'work-item') && work) return say(`${kind}.named`, { work });
  return say(kind, { count: many });
}

function wayTo({ contentCode, before }: Change, say: Say): Link {
  if (contentCode === null) return { words: say('openAll'), path: '/notifications' };
  const document = `/document/?contentCode=${encodeURIComponent(contentCode)}`;
  return before
    ? {
        words: say('compare', { before: before.designation }),
        path: `${document}&compare=${encodeURIComponent(before.contentCode)}`,
      }
    : { words: say('open'), path: document };
}
