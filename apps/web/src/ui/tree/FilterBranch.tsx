import { useId } from 'react';
import { FilterRow, type RowView } from './FilterRow.tsx';
import type { Branch } from './treeBranches.ts';

type Props = { branch: Branch; activeAt: number; view: RowView };

/** One row of a tree, and the rows within it: beside it on the page, so that they are no part of its name. */
export function FilterBranch({ branch: { row, at, branches }, activeAt, view }: Props) {
  const id = useId();
  const hasWithin = branches.length > 0;
  return (
    <li role="none">
      <FilterRow
        row={row}
        at={at}
        isActive={at === activeAt}
        groupId={hasWithin ? id : undefined}
        view={view}
      />
      {hasWithin && (
        <ul role="group" id={id}>
          {branches.map((within) => (
            <FilterBranch key={within.row.node.key} branch={within} activeAt={activeAt} view={view} />
          ))}
        </ul>
      )}
    </li>
  );
}
