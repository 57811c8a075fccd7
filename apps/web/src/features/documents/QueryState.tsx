import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Rows of the skeleton. */
  rows: number;
  failed: { title: string; text: string };
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, a skeleton while it loads, or its error with a retry. */
export function QueryState<Data>({ query: { data, error, refetch }, rows, failed, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows rows={rows} />;
  return (
    <ErrorState title={failed.title} onRetry={() => void refetch()} error={error}>
      {failed.text}
    </ErrorState>
  );
}
