import type { Belongings } from '@norma/contracts';
import type { Choice } from '../pick/PickOne.tsx';

/** What is transferred from a person in one account. */
export type Going = Pick<Belongings, 'account' | 'groups' | 'compassPoints'>;

/** The new owners in an account: one for all, or one for each kind. */
export type Receivers = { readonly groups: Choice | null; readonly compassPoints: Choice | null };

/** No one gets anything. */
export const noReceivers: Receivers = { groups: null, compassPoints: null };

/** The new owners as the call takes them. */
export const handOverOf = ({ account }: Pick<Going, 'account'>, { groups, compassPoints }: Receivers) => ({
  accountId: account.id,
  groupsTo: groups?.id ?? null,
  compassPointsTo: compassPoints?.id ?? null,
});
