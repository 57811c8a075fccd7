import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefinementNode } from './refinementNode.ts';
import type { RowView } from './RefinementRow.tsx';
import { isCounted, largestCount } from './treeRows.ts';
import { useDelayed } from './useDelayed.ts';
import { useNumber } from './useNumber.ts';

type Tree = { nodes: readonly RefinementNode[]; rowHeight: number | null };

/** What all rows of a tree have in common; the same object for as long as nothing of it changes. */
export function useRowView({ nodes, rowHeight }: Tree): RowView {
  const { t } = useTranslation();
  const number = useNumber();
  const largest = useMemo(() => largestCount(nodes), [nodes]);
  const isSlow = useDelayed(useMemo(() => !isCounted(nodes), [nodes]));
  return useMemo(
    () => ({
      isSlow,
      largest,
      rowHeight,
      number,
      words: {
        withReason: (name, reason) => t('ui.withReason', { name, reason }),
        withCount: (name, count) => t('ui.withCount', { name, count }),
      },
    }),
    [isSlow, largest, rowHeight, number, t],
  );
}
