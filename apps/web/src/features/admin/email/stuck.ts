import type { MailState, OutgoingMail } from '@norma/contracts';

const stuck: readonly MailState[] = ['delayed', 'refused', 'bounced', 'uncertain', 'dropped'];

/** Whether an email is stuck: resent by an administrator alone, or much later. */
export const isStuck = ({ state }: Pick<OutgoingMail, 'state'>): boolean => stuck.includes(state);
