import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** So many rows stand for it until it comes. */
  rows: number;
  failed: { title: string; text: string };
  children: (data: Data) => ReactNode;
};

/** What a part asks the server for: its outline until it comes, or that it failed, with the wish to try again. */
export function Asked<Data>({ query: { data, error, refetch }, rows, failed, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows rows={rows} />;
  return (
    <ErrorState title={failed.title} onRetry={() => void refetch()} error={error}>
      {failed.text}
    </ErrorState>
  );
}
