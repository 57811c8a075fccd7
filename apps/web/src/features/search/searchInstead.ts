import type { SearchKind } from './address.ts';

/** Which searches are there for a reader. */
export type Offered = {
  /** By the tenant's configuration. */
  kinds: readonly SearchKind[];
  /** Whether the account may search by meaning. */
  hasSemantic: boolean;
};

const order: readonly SearchKind[] = ['subscription', 'semantic', 'content'];

/**
 * The search that a reader gets in the place of the one asked for, null where there is none at all; usually the same
 * one. Whoever may not search by meaning asks for all content; only then counts what the tenant has switched off.
 */
export function searchInstead(asked: SearchKind, { kinds, hasSemantic }: Offered): SearchKind | null {
  const there = kinds.filter((kind) => kind !== 'semantic' || hasSemantic);
  const wanted = asked === 'semantic' && !hasSemantic ? 'content' : asked;
  return there.includes(wanted) ? wanted : (order.find((kind) => there.includes(kind)) ?? null);
}
