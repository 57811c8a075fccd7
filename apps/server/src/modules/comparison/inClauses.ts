import { shareKept } from '@norma/comparison';
import type { Compared } from './comparisons.ts';

/** What changed in some clauses of the new edition, named by their ids there. */
export function inClauses(
  { changes, clauses }: Pick<Compared, 'changes' | 'clauses'>,
  ids: ReadonlySet<string>,
) {
  const own = changes.filter(({ clause }) => ids.has(clause));
  const normative = own.filter(({ isNormative }) => isNormative);
  const counts: Record<string, number> = {};
  for (const type of own.flatMap(({ types }) => types)) counts[type] = (counts[type] ?? 0) + 1;
  return {
    similarity: shareKept(clauses.filter(({ id }) => ids.has(id))),
    counts,
    normative: normative.length,
    first: firstOf(normative),
  };
}

type Change = Compared['changes'][number];

/** The first changed quantity, else the first words that changed. */
function firstOf(changes: readonly Change[]): { before: string; after: string } | null {
  const quantity = changes.flatMap(({ quantities }) => quantities).find(({ isEquivalent }) => !isEquivalent);
  if (quantity) return { before: quantity.before?.words ?? '', after: quantity.after?.words ?? '' };
  const [segment] = changes.flatMap(({ segments }) => segments);
  return segment ? { before: segment.before, after: segment.after } : null;
}
