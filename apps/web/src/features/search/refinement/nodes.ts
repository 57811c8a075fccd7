import type { FilterNode } from '../../../ui/tree/filterNode.ts';
import type { ListCounts } from './counts.ts';
import type { Value } from './values.ts';

type View = {
  /** Null until they are counted. */
  counts: ListCounts | null;
  isCounting: boolean;
  nameOf: (value: Value) => string;
  /** Why a value cannot be picked; undefined for one that can. */
  reasonOf: (value: Value) => string | undefined;
  /** Said of a value under the pointer; undefined where nothing is. */
  tipOf: (value: Value, parent: Value | null) => string | undefined;
};

/** The values of a section as its tree shows them, with what each would leave. */
export function nodesOf(values: readonly Value[], view: View, parent: Value | null = null): FilterNode[] {
  const { counts, isCounting, nameOf, reasonOf, tipOf } = view;
  return values.map((value) => {
    const reason = reasonOf(value);
    const tip = tipOf(value, parent);
    return {
      key: value.key,
      name: nameOf(value),
      count: counts ? (counts[value.key] ?? 0) : null,
      isCounting,
      ...(reason !== undefined && { reason }),
      ...(tip !== undefined && { tip }),
      children: nodesOf(value.child, view, value),
    };
  });
}
