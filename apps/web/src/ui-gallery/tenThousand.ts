import type { FilterNode } from '../ui/tree/filterNode.ts';

/** A tree of 10,000 values on four levels: as large as any that a library may have. */
export const tenThousand: readonly FilterNode[] = [
  ...within('', 9, 1),
  { key: 'none', name: 'Without a code', count: 12 },
];

/** Values numbered as `3.1.4`; from the second level on there are ten side by side. */
function within(above: string, many: number, level: number): FilterNode[] {
  const kind = ['Field', 'Group', 'Subgroup', 'Code'][level - 1] ?? '';
  return Array.from({ length: many }, (_, index) => {
    const key = `${above}${index + 1}`;
    const children = level < 4 ? within(`${key}.`, 10, level + 1) : [];
    const count = children.reduce((sum, child) => sum + (child.count ?? 0), 0) || (index % 7) + 1;
    return { key, name: `${kind} ${key}`, count, children };
  });
}
