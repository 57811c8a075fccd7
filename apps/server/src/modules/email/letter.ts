import type { Language } from '@norma/contracts/fields';
import type { z } from 'zod';
import type { Mailbox } from '../../ports/mailer.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { Within } from './within.ts';

/** Whom a mail is for: a person of the library, in the language that they chose, or an address outside of it. */
export type Recipient =
  | { readonly personId: string }
  | { readonly address: string; readonly name: string; readonly language: Language };

/** A mail to be posted: which letter, to whom, and what is to be said. */
export type Mail = {
  /** Names it within the tenant: the same key twice posts one mail. */
  readonly key: string;
  readonly kind: string;
  readonly to: Recipient;
  readonly values: Readonly<Record<string, unknown>>;
  /** Not before this time; as soon as may be when it is left out. */
  readonly dueAt?: Date | undefined;
};

/** For whom a letter is written. */
export type About = {
  readonly tenant: Tenant;
  readonly language: Language;
  /** Their name as they are greeted; empty where it is not known. */
  readonly name: string;
  /** What the letter alone may say, as its `secretOf` made it; letters without one have none. */
  readonly secret?: string;
};

/** A link into the library: words, and a path that begins with a slash. */
export type Link = { readonly words: string; readonly path: string };

/** A part of a letter: a paragraph, what somebody wrote in their own lines, or a list of things to look at. */
export type Part =
  | string
  | { readonly quoted: string; readonly by: string }
  | { readonly heading: string }
  | {
      readonly listed: readonly {
        readonly title: string;
        /** Lines below the title, such as what has changed. */
        readonly notes?: readonly string[];
        readonly path?: string;
      }[];
    };

/** What a letter says; all of it is plain text, and is made safe where it is written. */
export type Written = {
  readonly subject: string;
  /** Stands above the text; the subject unless given. */
  readonly heading?: string;
  readonly parts: readonly Part[];
  readonly action?: Link;
  /** Why its reader gets it, in a sentence below the text. */
  readonly why: string;
  /** Who gets the answer, where the library itself is not meant. */
  readonly replyTo?: Mailbox;
};

/** What mails are about that people may refuse by a link, each topic for itself. */
export type Topic = {
  readonly name: string;
  /** As its readers know it: a title such as "Changes to what you track". */
  readonly title: (language: Language) => string;
  /** Told, within the same transaction, when a person has refused it by a link, so that their settings say so too. */
  readonly onRefused?: (within: Within, who: Refuser) => Promise<void>;
};

/** A person who has refused mails. */
export type Refuser = { readonly tenant: string; readonly personId: string; readonly now: Date };

/** A kind of mail, defined by the domain that sends it. */
export type EmailTemplate = {
  readonly kind: string;
  /** What it is about, where people may refuse mails about it by a link; mails without a topic are always sent. */
  readonly topic: Topic | null;
  /**
   * Makes what the mail alone may say, such as the key of a link, and is asked for each time it is written: it stands in no
   * row. Null when there is nothing to say any more.
   */
  readonly secretOf?: (within: Within, values: unknown, now: Date) => Promise<string | null>;
  /** Writes it from the values of a mail; null when there is nothing to say any more. Throws for values that are none of its. */
  readonly write: (values: unknown, about: About) => Written | null;
};

/** A letter whose values are known. */
export type EmailTemplateOf<Values> = EmailTemplate & {
  /** A mail of this kind, to be posted. */
  readonly mail: (mail: Omit<Mail, 'kind' | 'values'> & { readonly values: Values }) => Mail;
};

/** Defines a letter: the shape of what it is written from, and how it is written. */
export function emailTemplate<Shape extends z.ZodObject>({
  kind,
  topic = null,
  values,
  secretOf,
  write,
}: {
  readonly kind: string;
  readonly topic?: Topic | null;
  readonly values: Shape;
  readonly secretOf?: (within: Within, values: z.output<Shape>, now: Date) => Promise<string | null>;
  readonly write: (values: z.output<Shape>, about: About) => Written | null;
}): EmailTemplateOf<z.input<Shape>> {
  return {
    kind,
    topic,
    ...(secretOf && { secretOf: (within, given, now) => secretOf(within, values.parse(given), now) }),
    write: (given, about) => write(values.parse(given), about),
    mail: (mail) => ({ ...mail, kind }),
  };
}
