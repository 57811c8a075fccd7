import type { RefinementNode } from '../../ui/refinementNode.ts';

/** A tree of 10,000 values on four levels, for looking at the largest that a library may have. */
export function tenThousand(): RefinementNode[] {
  const fields = some(9, 'Field', (field) =>
    some(10, `Group ${field}`, (group) =>
      some(10, `Subgroup ${group}`, (subgroup) => some(10, `Code ${subgroup}`)),
    ),
  );
  return [...fields, { key: 'none', name: 'Without a code', count: 12 }];
}

const some = (
  many: number,
  name: string,
  childrenOf: (number: string) => RefinementNode[] = () => [],
): RefinementNode[] =>
  Array.from({ length: many }, (_, index) => {
    const number = `${name.replace(/^\D+/, '')}${index + 1}.`;
    const children = childrenOf(number);
    const count = children.reduce((sum, child) => sum + (child.count ?? 0), 0) || (index % 7) + 1;
    return { key: `${name}${index}`, name: `${name.replace(/[\d.]+$/, '')}${number}`, count, children };
  });
