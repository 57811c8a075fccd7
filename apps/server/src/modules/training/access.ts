import type { Reader } from '../../context.ts';

/** Whether somebody may take courses at all: a company's sign-in stands for many people, a course is taken by one. */
export const mayLearn = ({ userType }: Pick<Reader, 'userType'>): boolean => userType === 'INDIVIDUAL';
