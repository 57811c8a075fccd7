import type { Reader } from '../../context.ts';

/** Whether someone may take courses at all: a company's sign-in is shared by many people, a course is taken by one. */
export const mayTakeTraining = ({ userType }: Pick<Reader, 'userType'>): boolean => userType === 'INDIVIDUAL';
