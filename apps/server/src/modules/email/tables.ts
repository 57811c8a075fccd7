import type { Generated } from 'kysely';
import type { MailReason, MailState } from '@norma/contracts';

export type MailTables = {
  mails: {
    tenant: string;
    id: Generated<string>;
    /** Names the email for anyone who posts it: the same key twice posts once. */
    key: string;
    kind: string;
    person_id: string | null;
    /** Where it goes, or went: of a person as soon as it was written. */
    to_address: string | null;
    to_name: string | null;
    language: string | null;
    values: unknown;
    /** Waits behind emails to single people. */
    is_bulk: boolean;
    state: MailState;
    /** Why it is not sent, in a word of ours. */
    reason: MailReason | null;
    /** What the mail server said last. */
    answer: string | null;
    subject: string | null;
    attempts: Generated<number>;
    posted_at: Date;
    due_at: Date;
    changed_at: Date;
    /** Until when it is in the hands of a node. */
    claimed_until: Date | null;
  };
  /** Addresses at which no one can be reached; lower case. */
  mail_bounces: { tenant: string; address: string; answer: string; at: Date };
  /** Who wants no emails of a topic. */
  mail_refusals: { tenant: string; recipient: string; topic: string; at: Date };
  /** Signs the links by which people refuse emails. */
  mail_secrets: { tenant: string; secret: string };
};
