import { IconChevronDown } from '@tabler/icons-react';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckMark } from './CheckMark.tsx';
import { Hidden } from './Hidden.tsx';
import type { RefinementNode } from './refinementNode.ts';
import type { Branch } from './treeBranches.ts';
import type { Row } from './treeRows.ts';
import { useNumber } from './useNumber.ts';
import parts from './RefinementTree.module.css';

/** What is the same for all rows of a tree. */
type View = {
  activeAt: number;
  /** Whether counts have been on their way for long enough to say so. */
  isSlow: boolean;
  largest: number;
  /** The height of a row where rows stand at their own places, out of the flow. */
  rowHeight: number | null;
};

const checked = { on: true, off: false, mixed: 'mixed' } as const;

/** One row of a tree, and the rows within it: beside it on the page, so that they are no part of its name. */
export function RefinementBranch({ branch: { row, at, branches }, view }: { branch: Branch; view: View }) {
  const id = useId();
  const { level, state, reason } = row;
  const style: CSSProperties = view.rowHeight === null ? {} : { insetBlockStart: at * view.rowHeight };
  return (
    <li role="none">
      <div
        className={parts.row}
        style={{ ...style, '--level': level } as CSSProperties}
        role="treeitem"
        aria-level={level}
        aria-posinset={row.place}
        aria-setsize={row.among}
        aria-expanded={row.isOpen ?? undefined}
        aria-owns={branches.length > 0 ? id : undefined}
        aria-checked={checked[state]}
        aria-disabled={reason !== undefined || undefined}
        tabIndex={at === view.activeAt ? 0 : -1}
        data-at={at}
      >
        <span className={parts.twisty} data-twisty={row.isOpen === null ? undefined : true} aria-hidden>
          {row.isOpen !== null && <IconChevronDown size={14} stroke={1.6} />}
        </span>
        <CheckMark state={state} isDisabled={reason !== undefined} />
        <Name row={row} isCut={view.rowHeight !== null} />
        <Count node={row.node} isSlow={view.isSlow} largest={view.largest} />
      </div>
      {branches.length > 0 && (
        <ul role="group" id={id}>
          {branches.map((within) => (
            <RefinementBranch key={within.row.node.key} branch={within} view={view} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Name({ row: { node, reason }, isCut }: { row: Row; isCut: boolean }) {
  const { t } = useTranslation();
  const { name, count } = node;
  const words = reason === undefined ? name : t('ui.withReason', { name, reason });
  return (
    <span className={parts.name} title={isCut ? words : undefined}>
      <bdi>{words}</bdi>
      {count !== null && <Hidden>{t('ui.withCount', { count })}</Hidden>}
    </span>
  );
}

/** How many documents a value would leave, with a bar in proportion to the largest of its tree. */
function Count({ node: { count, isCounting }, isSlow, largest }: CountProps) {
  const number = useNumber();
  if (isCounting && isSlow) return <span className={parts.counting} aria-hidden />;
  if (count === null) return null;
  const share = largest === 0 ? 0 : count / largest;
  return (
    <span className={parts.count} style={{ '--share': share } as CSSProperties} aria-hidden>
      {number(count)}
    </span>
  );
}

type CountProps = { node: RefinementNode; isSlow: boolean; largest: number };
