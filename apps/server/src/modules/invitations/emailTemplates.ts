import { writeDay } from '@norma/contracts/fields';
import { z } from 'zod';
import { emailTemplate, type EmailContext, type EmailTemplate } from '../email/index.ts';
import { forgotPasswordPath, goodForMs, newKey, pathOf } from './links.ts';
import { isolated, wordsIn } from './messages.ts';

const resetHours = goodForMs.reset / (60 * 60 * 1000);

const namesIn = ({ tenant, language }: EmailContext, { accounts, by, email }: Partial<Said>) => ({
  library: isolated(tenant.settings.title),
  accounts: new Intl.ListFormat(language).format((accounts ?? []).map(isolated)),
  by: isolated(by ?? ''),
  email: isolated(email ?? ''),
});

type Said = { readonly accounts: readonly string[]; readonly by: string; readonly email: string };

/** Invites someone: to choose a password by a link, or to sign in where their organization does. */
export const invitationEmail = emailTemplate({
  kind: 'invitation',
  values: z.object({
    /** The link that it holds; null where passwords are stored elsewhere. */
    linkId: z.uuid().nullable(),
    accounts: z.array(z.string()),
    by: z.string(),
    email: z.string(),
    until: z.iso.date(),
  }),
  secretOf: async (within, { linkId }, now) => (linkId === null ? '' : newKey(within, linkId, now)),
  write: ({ linkId, until, ...values }, context) => {
    const t = wordsIn(context.language);
    const names = namesIn(context, values);
    const text = t(values.by === '' ? 'inviteTextNobody' : 'inviteText', names);
    const day = writeDay(until, 'DD MMMM YYYY', context.language);
    return {
      subject: t('inviteSubject', names),
      parts:
        linkId === null
          ? [text, t('inviteElsewhere', names)]
          : [text, t('inviteChoose', names), t('inviteUntil', { day })],
      action:
        linkId === null
          ? { words: t('signInAction'), path: '/' }
          : { words: t('chooseAction'), path: pathOf(context.secret ?? '') },
      why: t('inviteWhy', names),
    };
  },
});

/** Tells a person of the library that they may read through another account as well. */
export const addedEmail = emailTemplate({
  kind: 'account-added',
  values: z.object({ accounts: z.array(z.string()) }),
  write: (values, context) => {
    const t = wordsIn(context.language);
    const names = namesIn(context, values);
    return {
      subject: t('addedSubject', names),
      parts: [t('addedText', names)],
      action: { words: t('signInAction'), path: '/' },
      why: t('addedWhy', names),
    };
  },
});

/** Leads to a page where a person chooses another password; `by` is empty where they asked for it themselves. */
export const resetEmail = emailTemplate({
  kind: 'password-reset',
  values: z.object({ linkId: z.uuid(), by: z.string() }),
  secretOf: (within, { linkId }, now) => newKey(within, linkId, now),
  write: ({ by }, context) => {
    const t = wordsIn(context.language);
    const names = namesIn(context, { by });
    return {
      subject: t('resetSubject', names),
      parts: [
        t('resetText', names),
        t('resetUntil', { hours: resetHours }),
        by === '' ? t('resetAsked') : t('resetSent', names),
      ],
      action: { words: t('resetAction'), path: pathOf(context.secret ?? '') },
      why: t('resetWhy', names),
    };
  },
});

/** Tells a person that their password was changed, so that no one else can do so unseen. */
export const passwordChangedEmail = emailTemplate({
  kind: 'password-changed',
  values: z.object({ at: z.iso.datetime() }),
  write: ({ at }, context) => {
    const t = wordsIn(context.language);
    const names = namesIn(context, {});
    const moment = `${writeDay(at.slice(0, 10), 'DD MMMM YYYY', context.language)}, ${at.slice(11, 16)} UTC`;
    return {
      subject: t('changedSubject', names),
      parts: [t('changedText', { ...names, moment: isolated(moment) }), t('changedNotYou')],
      action: { words: t('changedAction'), path: forgotPasswordPath },
      why: t('changedWhy', names),
    };
  },
});

/** The email templates of this domain. */
export const invitationEmailTemplates: readonly EmailTemplate[] = [
  invitationEmail,
  addedEmail,
  resetEmail,
  passwordChangedEmail,
];
