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
 * one. Anyone who may not search by meaning asks for all content; only then counts what the tenant has switched off.
 */
export function searchInstead(requested: SearchKind, { kinds, hasSemantic }: Offered): SearchKind | null {
  const there = kinds.filter((kind) => kind !== 'semantic' || hasSemantic);
  const effective = requested === 'semantic' && !hasSemantic ? 'content' : requested;
  return there.includes(effective) ? effective : (order.find((kind) => there.includes(kind)) ?? null);
}
