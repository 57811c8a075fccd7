/**
 * Where a mail is. `delayed`: it could not go out, and is tried again; `refused`: no one will take it; `bounced`:
 * no one can be reached at its address; `uncertain`: it was on its way when the connection or this server ended, and is
 * not sent again by itself; `dropped`: there was no reason to send it any more.
 */
export const mailStates = [
  'queued',
  'sending',
  'sent',
  'delayed',
  'refused',
  'bounced',
  'uncertain',
  'dropped',
] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail is where it is, unless it is simply on its way or there. */
export const mailReasons = [
  /** The mail server takes no mails at all at the moment. */
  'server-unreachable',
  /** The mail server did not take this one for now. */
  'server-delayed',
  /** The mail server will not take it. */
  'server-refused',
  /** It was tried for days. */
  'given-up',
  /** The mail server, or an administrator, reported that the address does not exist. */
  'address-bounced',
  'address-unusable',
  /** The connection broke before the mail server had answered. */
  'connection-broken',
  /** This server ended before the mail server had answered. */
  'server-ended',
  /** The person is not in the library any more. */
  'person-left',
  /** The person wants no mails of this kind. */
  'not-wanted',
  /** What it was to tell is not true any more. */
  'nothing-to-say',
  /** The letter could not be written from what was kept of it. */
  'letter-unwritable',
] as const;
export type MailReason = (typeof mailReasons)[number];
