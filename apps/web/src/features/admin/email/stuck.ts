import type { MailState, OutgoingMail } from '@norma/contracts';

const stuck: readonly MailState[] = ['delayed', 'refused', 'bounced', 'uncertain', 'dropped'];

/** Whether a mail moves only when somebody sends it again, or later than somebody may wish. */
export const isStuck = ({ state }: Pick<OutgoingMail, 'state'>): boolean => stuck.includes(state);
