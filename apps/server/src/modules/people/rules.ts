import type { Authority } from '@norma/contracts/kit';

/** What takes something away from a person. */
export type Taking =
  | { readonly kind: 'deactivate' }
  /** Leaving accounts, after which so many others remain. */
  | { readonly kind: 'leave'; readonly remaining: number }
  /** Holding these rights from now on. */
  | { readonly kind: 'rights'; readonly authorities: readonly Authority[] };

type Somebody = { readonly id: string; readonly authorities: readonly Authority[] };
type Pair = { readonly actor: Somebody; readonly target: Somebody };

/** Whether somebody who manages people may change a person at all: operators are looked after by operators. */
export const mayChange = ({ actor, target }: Pair): boolean => isOperator(actor) || !isOperator(target);

/** The rights that whoever manages people may give and take. */
export const givableBy = (actor: Pick<Somebody, 'authorities'>, all: readonly Authority[]): Authority[] =>
  all.filter((authority) => authority !== 'OPERATOR' || isOperator(actor));

/**
 * Why somebody who manages people may not take something from a person, or null. Nobody shuts themselves out, and
 * somebody always looks after the library: `otherAdministrators` are those beside the target who could.
 */
export function refusalOf(
  taking: Taking,
  { actor, target, otherAdministrators }: Pair & { readonly otherAdministrators: number },
): 'operators-only' | 'not-oneself' | 'last-administrator' | null {
  if (!mayChange({ actor, target })) return 'operators-only';
  if (taking.kind === 'rights' && !isOperator(actor) && taking.authorities.includes('OPERATOR'))
    return 'operators-only';
  const lost = lostBy(taking, target);
  if (lost.length === 0) return null;
  if (actor.id === target.id) return 'not-oneself';
  return lost.includes('ADMIN') && otherAdministrators === 0 ? 'last-administrator' : null;
}

const isOperator = ({ authorities }: Pick<Somebody, 'authorities'>): boolean =>
  authorities.includes('OPERATOR');

/** What somebody cannot do any more afterwards; whoever is let in no more cannot even read. */
function lostBy(taking: Taking, { authorities }: Somebody): readonly (Authority | 'reading')[] {
  const held = authorities.filter((authority) => authority === 'ADMIN' || authority === 'OPERATOR');
  if (taking.kind === 'rights') return held.filter((authority) => !taking.authorities.includes(authority));
  const readsNoMore = taking.kind === 'deactivate' || taking.remaining === 0;
  return readsNoMore ? [...held, 'reading'] : [];
}
