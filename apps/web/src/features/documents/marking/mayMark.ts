import type { Library } from '../useLibrary.ts';

/** Compass points belong to people who sign in for themselves, through an account that has them. */
export const mayMark = ({
  account,
}: {
  account: Pick<Library['account'], 'userType' | 'compassPointFlag'>;
}): boolean => account.userType === 'INDIVIDUAL' && account.compassPointFlag;
