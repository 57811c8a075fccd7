import type { MarkingPlace } from '../compass-points/index.ts';
import type { Library } from './useLibrary.ts';

/** Compass points are available to people who sign in individually, through an account that has them. */
export const mayMark = ({
  account,
}: {
  account: Pick<Library['account'], 'userType' | 'compassPointFlag'>;
}): boolean => account.userType === 'INDIVIDUAL' && account.compassPointFlag;

/** Whether compass points may be made on a text. */
export type TextPlace = Pick<MarkingPlace, 'format' | 'marks' | 'tools' | 'bar' | 'listenToKeys'>;
