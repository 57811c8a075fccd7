import type { Authority } from '@norma/contracts/kit';

/** What takes something away from a person. */
export type Removal =
  | { readonly kind: 'deactivate' }
  /** Leaving accounts, after which so many others remain. */
  | { readonly kind: 'leave'; readonly remaining: number }
  /** Holding these rights from now on. */
  | { readonly kind: 'rights'; readonly authorities: readonly Authority[] };

type RightsHolder = { readonly id: string; readonly authorities: readonly Authority[] };
type Pair = { readonly actor: RightsHolder; readonly target: RightsHolder };

/** Whether someone who manages people may change a person at all: operators are looked after by operators. */
export const mayChange = ({ actor, target }: Pair): boolean => isOperator(actor) || !isOperator(target);

/** The rights that anyone who manages people may give and take. */
export const givableBy = (actor: Pick<RightsHolder, 'authorities'>, all: readonly Authority[]): Authority[] =>
  all.filter((authority) => authority !== 'OPERATOR' || isOperator(actor));

/**
 * Why someone who manages people may not take something from a person, or null. No one shuts themselves out, and
 * someone always looks after the library: `otherAdministrators` counts the administrators other than the target.
 */
export function refusalOf(
  removal: Removal,
  { actor, target, otherAdministrators }: Pair & { readonly otherAdministrators: number },
): 'operators-only' | 'not-oneself' | 'last-administrator' | null {
  if (!mayChange({ actor, target })) return 'operators-only';
  if (removal.kind === 'rights' && !isOperator(actor) && removal.authorities.includes('OPERATOR'))
    return 'operators-only';
  const lost = lostBy(removal, target);
  if (lost.length === 0) return null;
  if (actor.id === target.id) return 'not-oneself';
  return lost.includes('ADMIN') && otherAdministrators === 0 ? 'last-administrator' : null;
}

const isOperator = ({ authorities }: Pick<RightsHolder, 'authorities'>): boolean =>
  authorities.includes('OPERATOR');

/** What someone cannot do any more afterwards; a deactivated person cannot even read. */
function lostBy(removal: Removal, { authorities }: RightsHolder): readonly (Authority | 'reading')[] {
  const roles = authorities.filter((authority) => authority === 'ADMIN' || authority === 'OPERATOR');
  if (removal.kind === 'rights') return roles.filter((authority) => !removal.authorities.includes(authority));
  const readsNoMore = removal.kind === 'deactivate' || removal.remaining === 0;
  return readsNoMore ? [...roles, 'reading'] : [];
}
