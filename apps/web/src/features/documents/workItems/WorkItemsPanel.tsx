import { useQuery } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { PartProps } from '../pagePart.ts';
import { workItemsQuery } from './query.ts';
import { useWords } from './useWords.ts';
import { WorkItemEntry } from './WorkItemEntry.tsx';
import parts from './WorkItemsPanel.module.css';

/** The work on the next edition of a standard, the latest begun first. */
export function WorkItemsPanel({ document }: PartProps) {
  const words = useWords();
  const { data, error, refetch } = useQuery(workItemsQuery(document.contentCode));
  if (error) {
    return (
      <ErrorState
        title={words('failed')}
        onRetry={() => void refetch()}
        {...(error instanceof CallRefused && { requestId: error.requestId })}
      >
        {words('failedText')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows rows={4} />;
  if (data.length === 0) return <EmptyState title={words('none')}>{words('noneText')}</EmptyState>;
  return (
    <ol className={parts.items}>
      {data.map((item) => (
        <li className={parts.item} key={`${item.publisher} ${item.workItemNumber}`}>
          <WorkItemEntry item={item} isOpenDocument={item.contentCode === document.contentCode} />
        </li>
      ))}
    </ol>
  );
}
