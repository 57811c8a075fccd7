import type { Reader } from '../../context.ts';

/** Whether someone may have notes: a company's sign-in is shared by many people, so that its notes were no one's own. */
export const mayHaveNotes = ({ userType }: Pick<Reader, 'userType'>): boolean => userType === 'INDIVIDUAL';

/** Notes that one person may have on one document. */
export const maxNotes = 1_000;
