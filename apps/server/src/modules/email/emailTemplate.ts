import type { Language } from '@norma/contracts/fields';
import type { z } from 'zod';
import type { Mailbox } from '../../ports/mailer.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { Executor } from './executor.ts';

/** Whom an email is for: a person of the library, in the language that they chose, or an address outside of it. */
export type Recipient =
  | { readonly personId: string }
  | { readonly address: string; readonly name: string; readonly language: Language };

/** An email to be posted: which letter, to whom, and what is to be said. */
export type Mail = {
  /** Names it within the tenant: the same key twice posts one email. */
  readonly key: string;
  readonly kind: string;
  readonly to: Recipient;
  readonly values: Readonly<Record<string, unknown>>;
  /** Not before this time; as soon as may be when it is left out. */
  readonly dueAt?: Date | undefined;
};

/** For whom an email is rendered. */
export type EmailContext = {
  readonly tenant: Tenant;
  readonly language: Language;
  /** Their name as they are greeted; empty where it is not known. */
  readonly name: string;
  /** A secret that only the email may contain, made by `secretOf`. */
  readonly secret?: string;
};

/** A link into the library: words, and a path that begins with a slash. */
export type Link = { readonly words: string; readonly path: string };

/** A part of an email: a paragraph, a quotation, or a list. */
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

/** The content of an email, in plain text; it is escaped where it is rendered. */
export type EmailContent = {
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

/** What emails are about that people may refuse by a link, each topic for itself. */
export type Topic = {
  readonly name: string;
  /** As its readers know it: a title such as "Changes to what you track". */
  readonly title: (language: Language) => string;
  /** Told, within the same transaction, when a person has refused it by a link, so that their settings say so too. */
  readonly onUnsubscribe?: (within: Executor, who: Unsubscriber) => Promise<void>;
};

/** A person who has refused emails. */
export type Unsubscriber = { readonly tenant: string; readonly personId: string; readonly now: Date };

/** A kind of email, defined by the domain that sends it. */
export type EmailTemplate = {
  readonly kind: string;
  /** What it is about, where people may refuse emails about it by a link; emails without a topic are always sent. */
  readonly topic: Topic | null;
  /**
   * Makes what the email alone may say, such as the key of a link, and is asked for each time it is written: it is in no
   * row. Null when there is nothing to say any more.
   */
  readonly secretOf?: (within: Executor, values: unknown, now: Date) => Promise<string | null>;
  /** Writes it from the values of an email; null when there is nothing to say any more. Throws for values that are none of its. */
  readonly write: (values: unknown, context: EmailContext) => EmailContent | null;
};

/** An email template with typed values. */
export type EmailTemplateOf<Values> = EmailTemplate & {
  /** An email of this kind, to be posted. */
  readonly mail: (mail: Omit<Mail, 'kind' | 'values'> & { readonly values: Values }) => Mail;
};

/** Defines an email template: the schema of its values, and how it is rendered. */
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
  readonly secretOf?: (within: Executor, values: z.output<Shape>, now: Date) => Promise<string | null>;
  readonly write: (values: z.output<Shape>, context: EmailContext) => EmailContent | null;
}): EmailTemplateOf<z.input<Shape>> {
  return {
    kind,
    topic,
    ...(secretOf && { secretOf: (within, given, now) => secretOf(within, values.parse(given), now) }),
    write: (given, context) => write(values.parse(given), context),
    mail: (mail) => ({ ...mail, kind }),
  };
}
