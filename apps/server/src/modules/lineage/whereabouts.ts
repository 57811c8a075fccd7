import { compose, type Descent, type Lineage } from '@norma/lineage';
import type { StoredLineage } from './store.ts';
import type { LinedClause } from './tables.ts';

type Step = Pick<StoredLineage, 'old_content_id' | 'new_content_id' | 'lineage'>;

/** The steps that lead from one edition to another, in their order; null where none do. */
export function stepsBetween(steps: readonly Step[], from: number, to: number): Step[] | null {
  const next = new Map(steps.map((step) => [step.old_content_id, step]));
  const way: Step[] = [];
  for (let at = from; at !== to;) {
    const step = next.get(at);
    if (!step) return null;
    next.delete(at); // Editions that followed each other in a ring would never end.
    way.push(step);
    at = step.new_content_id;
  }
  return way;
}

/** What happened over several steps. */
export const composed = (steps: readonly Step[]): Lineage | null =>
  steps.length === 0 ? null : steps.map(({ lineage }) => lineage).reduce(compose);

/** What happened to a clause over some steps; undefined where they do not tell. */
export const descentOf = (steps: readonly Step[], clause: string): Descent | undefined =>
  composed(steps)?.find(({ before }) => before.includes(clause));

/** Which of these steps a clause did not survive: the content ids of the last edition that has it, and of the next one. */
export function endOf(
  steps: readonly Step[],
  clause: string,
): { readonly last: number; readonly lastClause: string; readonly deletedIn: number } | null {
  let current = clause;
  for (const { old_content_id: last, new_content_id: deletedIn, lineage } of steps) {
    const descent = lineage.find(({ before }) => before.includes(current));
    const after = descent?.main?.[0] === current ? descent.main[1] : descent?.after[0];
    if (after === undefined) return { last, lastClause: current, deletedIn };
    current = after;
  }
  return null;
}

/** A clause and those within it: the clauses behind it with a deeper level. */
export function withContents(clauses: readonly LinedClause[], id: string): LinedClause[] {
  const at = clauses.findIndex((clause) => clause.id === id);
  const head = clauses[at];
  if (!head) return [];
  const end = clauses.findIndex(({ level }, place) => place > at && level <= head.level);
  return clauses.slice(at, end === -1 ? undefined : end);
}
