import type { StoredLineage } from './store.ts';
import { composed, stepsBetween } from './whereabouts.ts';

type Step = Pick<StoredLineage, 'old_content_id' | 'new_content_id' | 'lineage'>;

/**
 * Where each clause of an edition is in a later one, step by step through the editions between them: the first of its parts
 * where it was split, null where it is gone. Empty where no steps lead from the one to the other.
 */
export function laterClauses(
  steps: readonly Step[],
  { from, to }: { readonly from: number; readonly to: number },
): Record<string, string | null> {
  const whole = composed(stepsBetween(steps, from, to) ?? []) ?? [];
  return Object.fromEntries(whole.flatMap(({ before, after }) => before.map((id) => [id, after[0] ?? null])));
}
