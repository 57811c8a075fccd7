import { z } from 'zod';
import { translate } from '../../i18n/translate.ts';
import { emailTemplate, type EmailTemplate, type Part } from '../email/index.ts';

const document = z.object({ contentCode: z.string(), designation: z.string(), title: z.string() });

/** Tells those who answer for an account, or the support of the library, what a reader asks for. */
export const accessRequestedEmail = emailTemplate({
  kind: 'access-requested',
  values: z.object({
    document,
    publisher: z.string(),
    account: z.string(),
    person: z.object({ name: z.string(), email: z.string() }),
    message: z.string(),
    isForSupport: z.boolean(),
  }),
  write: ({ document: wanted, publisher, account, person, message, isForSupport }, { tenant, language }) => {
    const t = wordsIn(language);
    const names = {
      name: isolated(person.name),
      designation: isolated(wanted.designation),
      publisher: isolated(publisher),
      account: isolated(account),
      library: isolated(tenant.settings.title),
    };
    return {
      subject: t('requestedSubject', names),
      parts: [
        t('requestedText', names),
        listed(wanted),
        ...(message ? [{ quoted: message, by: person.name }] : []),
        t('missing', names),
      ],
      action: { words: t('answer'), path: '/admin/access-requests' },
      why: t(isForSupport ? 'whySupport' : 'whyAdministrator', names),
      replyTo: { name: person.name, address: person.email },
    };
  },
});

/** Tells a reader how a request was answered. */
export const accessAnsweredEmail = emailTemplate({
  kind: 'access-answered',
  values: z.object({ document, isGranted: z.boolean(), comment: z.string(), by: z.string() }),
  write: ({ document: wanted, isGranted, comment, by }, { tenant, language }) => {
    const t = wordsIn(language);
    const names = {
      designation: isolated(wanted.designation),
      by: isolated(by),
      library: isolated(tenant.settings.title),
    };
    return {
      subject: t(isGranted ? 'grantedSubject' : 'declinedSubject', names),
      parts: [
        t(isGranted ? 'grantedText' : 'declinedText', names),
        listed(wanted),
        ...(comment ? [{ quoted: comment, by }] : []),
      ],
      action: { words: t('open'), path: pathOf(wanted.contentCode) },
      why: t('whyReader', names),
    };
  },
});

/** The email templates of this domain. */
export const accessRequestEmailTemplates: readonly EmailTemplate[] = [
  accessRequestedEmail,
  accessAnsweredEmail,
];

const pathOf = (contentCode: string): string => `/document/?contentCode=${encodeURIComponent(contentCode)}`;

const listed = ({ contentCode, designation, title }: z.output<typeof document>): Part => ({
  listed: [{ title: designation, notes: [title], path: pathOf(contentCode) }],
});

type Said = Parameters<typeof translate<'accessRequests'>>;

const wordsIn =
  (language: string) =>
  (key: Said[2], names: Said[3] = {}): string =>
    translate('accessRequests', language, key, names);

/** Keeps a name from turning the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
