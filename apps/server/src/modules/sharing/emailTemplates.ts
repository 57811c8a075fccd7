import { z } from 'zod';
import { translate } from '../../i18n/translate.ts';
import { emailTemplate, type EmailContext, type EmailTemplate, type Part } from '../email/index.ts';

const values = z.object({
  contentCode: z.string(),
  designation: z.string(),
  title: z.string(),
  sharer: z.object({ name: z.string(), email: z.string() }),
});
type Values = z.output<typeof values>;

const topic = {
  name: 'document-shared',
  title: (language: string) => wordsIn(language)('topic'),
};

/** Tells a person of the library that a document was shared with them, or with a group of theirs. */
export const sharedEmail = emailTemplate({
  kind: 'document-shared',
  topic,
  values: values.extend({ group: z.string().nullable() }),
  write: ({ group, ...shared }, context) => {
    const content = wordsOf(shared, context);
    const within = { ...content.names, group: isolated(group ?? '') };
    const t = wordsIn(context.language);
    return {
      subject: group === null ? t('subject', within) : t('subjectGroup', within),
      parts: [group === null ? t('text', within) : t('textGroup', within), content.document],
      action: content.action,
      why: t('why', within),
      replyTo: content.replyTo,
    };
  },
});

/** Tells someone outside the library that a document was shared with them: a link to it, never the document. */
export const sharedOutsideEmail = emailTemplate({
  kind: 'document-shared-external',
  topic,
  values,
  write: (shared, context) => {
    const { names, document, action, replyTo } = wordsOf(shared, context);
    const t = wordsIn(context.language);
    return {
      subject: t('subject', names),
      parts: [t('text', names), document, t('textOutside')],
      action,
      why: t('whyOutside', names),
      replyTo,
    };
  },
});

/** The email templates of this domain. */
export const sharingEmailTemplates: readonly EmailTemplate[] = [sharedEmail, sharedOutsideEmail];

function wordsOf({ contentCode, designation, title, sharer }: Values, { tenant, language }: EmailContext) {
  const path = `/document/?contentCode=${encodeURIComponent(contentCode)}`;
  return {
    names: {
      sharer: isolated(sharer.name),
      email: isolated(sharer.email),
      designation: isolated(designation),
      library: isolated(tenant.settings.title),
    },
    document: { listed: [{ title: designation, notes: [title], path }] } satisfies Part,
    action: { words: wordsIn(language)('open'), path },
    replyTo: { name: sharer.name, address: sharer.email },
  };
}

type Said = Parameters<typeof translate<'sharing'>>;

const wordsIn =
  (language: string) =>
  (key: Said[2], names: Said[3] = {}): string =>
    translate('sharing', language, key, names);

/** Keeps a name from turning the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
