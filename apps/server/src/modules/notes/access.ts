import type { Reader } from '../../context.ts';

/** Whether somebody may have notes: a company's sign-in stands for many people, so that its notes were nobody's own. */
export const mayHaveNotes = ({ userType }: Pick<Reader, 'userType'>): boolean => userType === 'INDIVIDUAL';

/** Notes that one person may have on one document. */
export const maxNotes = 1_000;
