import { mailStates as known, type MailState } from '@norma/contracts';

/** Every state that a mail can be in. */
export const mailStates: readonly MailState[] = known;
