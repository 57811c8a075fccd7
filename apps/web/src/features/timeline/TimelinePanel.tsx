import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { hasFeature, type PartProps, useLibrary, withParameter } from '../documents/forDocumentPage.ts';
import { clauseFragment, comparisonPath } from '../documents/index.ts';
import { isChangedRow, type Cell, type Edition, type Left, type Row } from './cells.ts';
import { OneEdition } from './OneEdition.tsx';
import { OriginsPanel } from './OriginsPanel.tsx';
import { timelineQuery } from './queries.ts';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineTable } from './TimelineTable.tsx';
import styles from './TimelinePanel.module.css';

/** Where a reader left the timeline for a comparison, as the address says it: a line and an edition. */
const cellParameter = 'cell';

/** All editions of a document side by side, or one at a time where there is no room. */
export function TimelinePanel({ document }: PartProps) {
  const t = useMessages('timeline');
  const { data, error, refetch } = useQuery(timelineQuery(document.contentCode));
  const isNarrow = useIsNarrow('md');
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState<boolean | null>(null);
  const ways = useCellWays();
  const canCompare = hasFeature(useLibrary(), 'version-compare');

  if (error && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  if (!data) return <SkeletonRows rows={8} />;
  const readable = data.editions.filter(({ access }) => access.isEntitled);
  if (readable.length < 2)
    return (
      <EmptyState title={t('oneEdition')}>{t('oneEditionText', { count: data.editions.length })}</EmptyState>
    );
  if (data.rows.length === 0) return <EmptyState title={t('noClauses')}>{t('noClausesText')}</EmptyState>;

  const changed = data.rows.filter(isChangedRow);
  const back = ways.left;
  const isAll =
    showsAll ?? (changed.length === 0 || (back !== null && !changed.some(({ line }) => line === back.line)));
  const rows = isAll ? data.rows : changed;
  const origin = data.rows.find(({ line }) => line === chosen);
  const open = (row: Row, cell: Cell, edition: Edition): void => {
    if (edition.comparedWith !== null && canCompare) ways.compare({ row, cell, edition });
  };
  const shared = {
    timeline: data,
    rows,
    left: back,
    onCell: open,
    onClause: (line: string) => setChosen(line),
  };
  return (
    <div className={styles.panel} data-origins={origin !== undefined || undefined}>
      <div className={styles.main}>
        <TimelineHead
          count={{ shown: rows.length, all: data.rows.length }}
          isAll={isAll}
          onAll={setShowsAll}
          progress={data.progress}
        />
        {isNarrow ? (
          <OneEdition {...shared} own={document.contentCode} />
        ) : (
          <TimelineTable {...shared} current={chosen} />
        )}
      </div>
      {origin && (
        <OriginsPanel timeline={data} row={origin} onClose={() => setChosen(null)} onCompare={open} />
      )}
    </div>
  );
}

/** The way into the comparison of a cell, and the cell that one comes back to. */
function useCellWays() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { isDrm } = useLibrary();
  const written = new URLSearchParams(search).get(cellParameter);
  const [line, ...code] = written?.split(' ') ?? [];
  return {
    left:
      line === undefined || code.length === 0 ? null : ({ line, contentCode: code.join(' ') } satisfies Left),
    compare: ({ row, cell, edition }: { row: Row; cell: Cell; edition: Edition }): void => {
      const back =
        pathname + withParameter(search, cellParameter, `${row.line} ${edition.contentCode}`) + hash;
      const path = comparisonPath({
        contentCode: edition.contentCode,
        compare: edition.comparedWith ?? '',
        tab: 'html',
        isDrm,
      });
      void navigate(path + clauseFragment(cell.clauseId), { state: { back } });
    },
  };
}
