import { changeKinds, mailRhythms } from '@norma/contracts';
import { z } from 'zod';
import { translate } from '../../../i18n/translate.ts';
import { emailTemplate, type Link, type Topic } from '../../email/index.ts';
import { wantNoMail } from '../alerts.ts';

/** The most changes that an email lists; it says how many more there are. */
export const maxListed = 20;

const Change = z.object({
  kind: z.enum(changeKinds),
  designation: z.string(),
  title: z.string(),
  /** Null where several documents came at once. */
  contentCode: z.string().nullable(),
  before: z.object({ contentCode: z.string(), designation: z.string() }).nullable(),
  work: z.string().nullable(),
  many: z.int(),
});
type Change = z.infer<typeof Change>;

/** What people refuse who want no more emails of what they track; the tracker's page says so as well. */
export const trackerTopic: Topic = {
  name: 'tracking',
  title: (language) => translate('tracker', language, 'topic'),
  onUnsubscribe: wantNoMail,
};

/** Tells someone of one change to what they track, or of many. */
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
    const t = translate.bind(null, 'tracker', language) as Translate;
    const [only] = changes;
    if (!only) return null;
    const isOne = total === 1;
    const subjects = { daily: 'subjectOfDay', weekly: 'subjectOfWeek' } as const;
    const ofSome = rhythm === 'daily' || rhythm === 'weekly' ? subjects[rhythm] : 'subjectOfSome';
    return {
      subject:
        isOne && rhythm === 'at-once'
          ? t('subjectOfOne', { designation: only.designation, what: whatHappened(only, t) })
          : t(ofSome, { count: total }),
      parts: [
        isOne ? t('introOfOne', { library }) : t('introOfSome', { count: total, library }),
        { listed: changes.map((change) => listed(change, t)) },
        ...(total > changes.length ? [t('more', { count: total - changes.length })] : []),
      ],
      action: isOne ? wayTo(only, t) : { words: t('openAll'), path: '/notifications' },
      why: t('why', { library }),
    };
  },
});

type Translate = (
  key: Parameters<typeof translate<'tracker'>>[2],
  values?: Record<string, string | number>,
) => string;

const listed = (change: Change, t: Translate) => ({
  title: change.designation,
  notes: [whatHappened(change, t), ...(change.title ? [change.title] : [])],
  path: wayTo(change, t).path,
});

function whatHappened({ kind, before, many, work }: Change, t: Translate): string {
  if (kind === 'new-edition' && before) return t('new-edition.after', { before: before.designation });
  if ((kind === 'new-work-item' || kind === 'work-item') && work) return t(`${kind}.named`, { work });
  return t(kind, { count: many });
}

function wayTo({ contentCode, before }: Change, t: Translate): Link {
  if (contentCode === null) return { words: t('openAll'), path: '/notifications' };
  const document = `/document/?contentCode=${encodeURIComponent(contentCode)}`;
  return before
    ? {
        words: t('compare', { before: before.designation }),
        path: `${document}&compare=${encodeURIComponent(before.contentCode)}`,
      }
    : { words: t('open'), path: document };
}
