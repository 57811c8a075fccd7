import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterNode } from './filterNode.ts';
import type { RowView } from './FilterRow.tsx';
import { isCounted, largestCount } from './treeRows.ts';
import { useDelayed } from '../hooks/useDelayed.ts';
import { useNumberFormat } from '../text/useNumberFormat.ts';

type Tree = { nodes: readonly FilterNode[]; rowHeight: number | null };

/** What all rows of a tree have in common; the same object for as long as nothing of it changes. */
export function useRowView({ nodes, rowHeight }: Tree): RowView {
  const { t } = useTranslation();
  const number = useNumberFormat();
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
