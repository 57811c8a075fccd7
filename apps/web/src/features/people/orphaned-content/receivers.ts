import type { Belongings } from '@norma/contracts';
import type { Choice } from '../pick/PickOne.tsx';

/** What goes from somebody in one account. */
export type Going = Pick<Belongings, 'account' | 'groups' | 'compassPoints'>;

/** Who gets what somebody owns in an account: all of it one person, or each kind one of its own. */
export type Receivers = { readonly groups: Choice | null; readonly compassPoints: Choice | null };

/** Nobody gets anything. */
export const nobody: Receivers = { groups: null, compassPoints: null };

/** What the call is told of who gets what. */
export const handOverOf = ({ account }: Pick<Going, 'account'>, { groups, compassPoints }: Receivers) => ({
  accountId: account.id,
  groupsTo: groups?.id ?? null,
  compassPointsTo: compassPoints?.id ?? null,
});
