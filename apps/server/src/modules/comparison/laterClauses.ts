import { compose, type Lineage } from '@norma/lineage';
import type { StoredLineage } from './store.ts';

type Step = Pick<StoredLineage, 'old_content_id' | 'new_content_id' | 'lineage'>;

/**
 * Where each clause of an edition is in a later one, step by step through the editions between them: the first of its parts
 * where it was split, null where it is gone. Empty where no steps lead from the one to the other.
 */
export function laterClauses(
  steps: readonly Step[],
  { from, to }: { readonly from: number; readonly to: number },
): Record<string, string | null> {
  const next = new Map(steps.map((step) => [step.old_content_id, step]));
  let whole: Lineage | null = null;
  for (let at = from; at !== to;) {
    const step = next.get(at);
    if (!step) return {};
    next.delete(at); // Editions that followed each other in a ring would never end.
    whole = whole ? compose(whole, step.lineage) : step.lineage;
    at = step.new_content_id;
  }
  return Object.fromEntries(
    (whole ?? []).flatMap(({ before, after }) => before.map((id) => [id, after[0] ?? null])),
  );
}
