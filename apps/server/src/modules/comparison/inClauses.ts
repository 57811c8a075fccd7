import { similarityOf } from '@norma/comparison';
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
  const [first] = normative;
  return {
    similarity: similarityOf(clauses.filter(({ id }) => ids.has(id))),
    counts,
    normative: normative.length,
    first: first ? { before: first.before, after: first.after } : null,
  };
}
