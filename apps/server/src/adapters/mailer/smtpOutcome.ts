import type { Handover } from '../../ports/mailer.ts';

/** What went wrong, as the client of the mail server tells it. */
export type SmtpFailure = {
  readonly code?: string | undefined;
  /** The command that was answered, or `CONN` and `API` where it was none. */
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  /** Whether any of the message had left. */
  readonly hasLeft: boolean;
};

/** What a failure means for an email (RFC 5321, 4.2.1, and the enhanced codes of RFC 3463). */
export function outcomeOf({
  code,
  command,
  response = '',
  responseCode,
  hasLeft,
}: SmtpFailure): Handover['outcome'] {
  // Who may send at all is not this email's fault.
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'unreachable';
  const isAnswered = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAnswered || responseCode === 421)
    return hasLeft && responseCode === undefined ? 'uncertain' : 'unreachable';
  // Without an answer the email was refused on this side, before anything was sent.
  if (responseCode === undefined) return 'refused';
  if (responseCode < 500 || responseCode === 503) return 'delayed';
  return command === 'RCPT TO' && isUnknownRecipient(response, responseCode) ? 'address-refused' : 'refused';
}

/** Whether an answer to a recipient says that there is no one, rather than that we may not write to them, or not now. */
function isUnknownRecipient(response: string, responseCode: number): boolean {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced) return /^5\.(1\.(?:[0-3]|6|10)|2\.1)$/.test(enhanced);
  return [550, 551, 553].includes(responseCode);
}
