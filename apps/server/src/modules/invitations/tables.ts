import type { Generated } from 'kysely';
import type { WritingTables } from '../email/index.ts';

type LinkTables = {
  password_links: {
    tenant: string;
    id: Generated<string>;
    person_id: string;
    purpose: LinkPurpose;
    /** Of the key that opens it; null until the email with it is written. */
    hash: string | null;
    made_at: Date;
    /** Who sent it, by name; empty where its person asked for it. */
    made_by: string;
    expires_at: Date;
    ended_at: Date | null;
    ending: LinkEnding | null;
  };
};

/** What a link is for: to come in for the first time, or to choose another password. */
export type LinkPurpose = 'invitation' | 'reset';
export type LinkEnding = 'used' | 'replaced';

/** The links by which people choose passwords, the people, and the emails to them. */
export type InvitationTables = WritingTables & LinkTables;
