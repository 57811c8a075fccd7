import { writeDay } from '@norma/contracts/fields';
import { z } from 'zod';
import { emailTemplate, type About, type EmailTemplate } from '../email/index.ts';
import { forgottenPath, goodForMs, newKey, pathOf } from './links.ts';
import { isolated, wordsIn } from './words.ts';

const resetHours = goodForMs.reset / (60 * 60 * 1000);

const namesIn = ({ tenant, language }: About, { accounts, by, email }: Partial<Said>) => ({
  library: isolated(tenant.settings.title),
  accounts: new Intl.ListFormat(language).format((accounts ?? []).map(isolated)),
  by: isolated(by ?? ''),
  email: isolated(email ?? ''),
});

type Said = { readonly accounts: readonly string[]; readonly by: string; readonly email: string };

/** Invites somebody: to choose a password by a link, or to sign in where their organisation does. */
export const invitationEmail = emailTemplate({
  kind: 'invitation',
  values: z.object({
    /** The link that it holds; null where passwords are kept elsewhere. */
    linkId: z.uuid().nullable(),
    accounts: z.array(z.string()),
    by: z.string(),
    email: z.string(),
    until: z.iso.date(),
  }),
  secretOf: async (within, { linkId }, now) => (linkId === null ? '' : newKey(within, linkId, now)),
  write: ({ linkId, until, ...said }, about) => {
    const say = wordsIn(about.language);
    const names = namesIn(about, said);
    const text = say(said.by === '' ? 'inviteTextNobody' : 'inviteText', names);
    const day = writeDay(until, 'DD MMMM YYYY', about.language);
    return {
      subject: say('inviteSubject', names),
      parts:
        linkId === null
          ? [text, say('inviteElsewhere', names)]
          : [text, say('inviteChoose', names), say('inviteUntil', { day })],
      action:
        linkId === null
          ? { words: say('signInAction'), path: '/' }
          : { words: say('chooseAction'), path: pathOf(about.secret ?? '') },
      why: say('inviteWhy', names),
    };
  },
});

/** Tells a person of the library that they may read through another account as well. */
export const addedEmail = emailTemplate({
  kind: 'account-added',
  values: z.object({ accounts: z.array(z.string()) }),
  write: (said, about) => {
    const say = wordsIn(about.language);
    const names = namesIn(about, said);
    return {
      subject: say('addedSubject', names),
      parts: [say('addedText', names)],
      action: { words: say('signInAction'), path: '/' },
      why: say('addedWhy', names),
    };
  },
});

/** Leads to a page where a person chooses another password; `by` is empty where they asked for it themselves. */
export const resetEmail = emailTemplate({
  kind: 'password-reset',
  values: z.object({ linkId: z.uuid(), by: z.string() }),
  secretOf: (within, { linkId }, now) => newKey(within, linkId, now),
  write: ({ by }, about) => {
    const say = wordsIn(about.language);
    const names = namesIn(about, { by });
    return {
      subject: say('resetSubject', names),
      parts: [
        say('resetText', names),
        say('resetUntil', { hours: resetHours }),
        by === '' ? say('resetAsked') : say('resetSent', names),
      ],
      action: { words: say('resetAction'), path: pathOf(about.secret ?? '') },
      why: say('resetWhy', names),
    };
  },
});

/** Tells a person that their password was changed, so that nobody else can do so unseen. */
export const passwordChangedEmail = emailTemplate({
  kind: 'password-changed',
  values: z.object({ at: z.iso.datetime() }),
  write: ({ at }, about) => {
    const say = wordsIn(about.language);
    const names = namesIn(about, {});
    const moment = `${writeDay(at.slice(0, 10), 'DD MMMM YYYY', about.language)}, ${at.slice(11, 16)} UTC`;
    return {
      subject: say('changedSubject', names),
      parts: [say('changedText', { ...names, moment: isolated(moment) }), say('changedNotYou')],
      action: { words: say('changedAction'), path: forgottenPath },
      why: say('changedWhy', names),
    };
  },
});

/** The letters of this domain. */
export const invitationEmailTemplates: readonly EmailTemplate[] = [
  invitationEmail,
  addedEmail,
  resetEmail,
  passwordChangedEmail,
];
