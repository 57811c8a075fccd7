import { useQuery } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { TableFoot } from '../../../ui/tables/TableFoot.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { AccessDenied } from '../../../ui/feedback/AccessDenied.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { historyQuery } from '../queries.ts';
import type { IsRich } from '../isRich.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { sizes, useHistoryPage } from './address.ts';
import { Entry } from './Entry.tsx';
import styles from './History.module.css';

/** A page of a history: who did what, and what stood there before and after. */
export function History({ id, isRich }: { id: number; isRich: IsRich }) {
  const words = useMessages('compass-points');
  const { place, addressOf, goTo } = useHistoryPage();
  const { data, error, refetch, isPlaceholderData } = useQuery(historyQuery(id, place));

  if (error instanceof CallRefused && error.code === 'compass-point-history-closed')
    return <AccessDenied>{words('historyClosedText')}</AccessDenied>;
  if (error && !data)
    return (
      <ErrorState title={words('historyFailed')} onRetry={() => void refetch()} error={error}>
        {words('listFailedText')}
      </ErrorState>
    );
  if (!data) return <SkeletonRows rows={4} />;
  if (data.totalElements === 0)
    return <EmptyState title={words('noHistory')}>{words('noHistoryText')}</EmptyState>;
  return (
    <div className={styles.history}>
      <Select
        className={styles.sort}
        label={words('order')}
        value={place.sort}
        options={[
          { value: 'createdDate-', label: words('newestToOldest') },
          { value: 'createdDate+', label: words('oldestToNewest') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          goTo({ ...place, page: 0, sort: value === 'createdDate+' ? value : 'createdDate-' })
        }
      />
      <ol className={styles.entries} aria-label={words('changes')} aria-busy={isPlaceholderData}>
        {data.content.map((entry) => (
          <li className={styles.entry} key={entry.id}>
            <Entry entry={entry} isRich={isRich} />
          </li>
        ))}
      </ol>
      <TableFoot
        caption={words('changes')}
        chosen={0}
        paging={{
          page: place.page,
          size: place.size,
          total: data.totalElements,
          sizes,
          onPage: (at) => goTo({ ...place, ...at }),
          hrefOf: (page) => addressOf({ ...place, page }),
        }}
      />
    </div>
  );
}
