import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Loaded.module.css';

type Props<T> = { list: UseQueryResult<T>; children: (data: T) => ReactNode };

/** A list of a report as soon as it is there; one that does not come leaves the others alone. */
export function Loaded<T>({ list, children }: Props<T>) {
  const t = useMessages('reports');
  const { data, isPlaceholderData, isError } = list;
  if (isError && (data === undefined || isPlaceholderData))
    return (
      <div className={styles.failed} role="alert">
        <p>{t('listFailed')}</p>
        <Button onClick={() => void list.refetch()}>{t('again')}</Button>
      </div>
    );
  if (data === undefined) return <SkeletonRows rows={4} />;
  return (
    <div className={styles.list} data-stale={isPlaceholderData || undefined}>
      {children(data)}
    </div>
  );
}
