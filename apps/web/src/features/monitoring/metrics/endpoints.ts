import type { EndpointMetrics } from '@norma/contracts';
import type { Sort } from '../../../ui/tables/DataTable.tsx';

/** The sort keys of calls. */
export const sortable = ['call', 'count', 'meanMs', 'p95Ms', 'maxMs'] as const;
export type SortKey = (typeof sortable)[number];

/** Users notice slower calls. */
export const slowMs = 1_000;

/** Whether a call is slower than readers like to wait. */
export const isSlow = ({ p95Ms }: Pick<EndpointMetrics, 'p95Ms'>): boolean => p95Ms >= slowMs;

/** Sorts calls; equal ones are sorted by address. */
export function inOrder(
  calls: readonly EndpointMetrics[],
  { by, direction }: Sort & { by: SortKey },
): EndpointMetrics[] {
  const way = direction === 'ascending' ? 1 : -1;
  const byAddress = (one: EndpointMetrics, other: EndpointMetrics): number =>
    one.path.localeCompare(other.path) || one.method.localeCompare(other.method);
  return calls.toSorted((one, other) =>
    by === 'call' ? way * byAddress(one, other) : way * (one[by] - other[by]) || byAddress(one, other),
  );
}
