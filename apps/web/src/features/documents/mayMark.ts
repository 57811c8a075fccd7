import type { MarkingPlace } from '../compass-points/index.ts';
import type { Library } from './useLibrary.ts';

/** Compass points belong to people who sign in for themselves, through an account that has them. */
export const mayMark = ({
  account,
}: {
  account: Pick<Library['account'], 'userType' | 'compassPointFlag'>;
}): boolean => account.userType === 'INDIVIDUAL' && account.compassPointFlag;

/** What a reader of a text knows of the place for its compass points. */
export type TextPlace = Pick<MarkingPlace, 'format' | 'marks' | 'tools' | 'bar' | 'listenToKeys'>;
