import type { Notification } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Pagination } from '../../../ui/tables/Pagination.tsx';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { dateInWords } from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { byDay, dayOf } from './byDay.ts';
import { notificationsQuery, pageSize } from './queries.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useMark } from './useMark.ts';
import styles from './NotificationsScreen.module.css';

/** The notifications about tracked documents by day, the latest first. */
export function NotificationsScreen() {
  const words = useMessages('tracking');
  const { userType } = useAccount();
  usePageTitle(words('notifications'));
  return (
    <Screen className={styles.screen}>
      {userType === 'INDIVIDUAL' ? (
        <NotificationList />
      ) : (
        <>
          <ScreenTitle>{words('notifications')}</ScreenTitle>
          <EmptyState title={words('personal')}>{words('personalText')}</EmptyState>
        </>
      )}
    </Screen>
  );
}

function NotificationList() {
  const words = useMessages('tracking');
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  const { data, error, isPending, refetch } = useQuery(notificationsQuery({ page, size: pageSize }));
  const { mark, markThrough } = useMark();
  const addressOf = (other: number): string => (other > 0 ? `?page=${other + 1}` : '');
  const newest = Math.max(0, ...(data?.result ?? []).map(({ id }) => id));
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{words('notifications')}</ScreenTitle>
        <Link to="/trackChanges">{words('toTracker')}</Link>
        {data && data.unread > 0 && (
          <Button className={styles.all ?? ''} onClick={() => markThrough(newest)}>
            {words('markAll')}
          </Button>
        )}
      </div>
      {error && (
        <ErrorState title={words('toldFailed')} onRetry={() => void refetch()} error={error}>
          {words('toldFailedText')}
        </ErrorState>
      )}
      {isPending && <SkeletonRows rows={6} />}
      {data?.count === 0 && (
        <EmptyState title={words('noneTold')} actions={<Link to="/trackChanges">{words('toTracker')}</Link>}>
          {words('noneToldText')}
        </EmptyState>
      )}
      {data && <Days notifications={data.result} onMark={mark} />}
      {data && data.count > pageSize && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.count / pageSize)}
          hasNext={(page + 1) * pageSize < data.count}
          onPage={(other) => setQuery(addressOf(other))}
          hrefOf={(other) => `/notifications${addressOf(other)}`}
          labels={{
            previous: t('ui.pages.previous'),
            next: t('ui.pages.next'),
            pages: t('ui.pages.of', { name: words('notifications') }),
            page: (number) => t('ui.pages.page', { number }),
          }}
        />
      )}
    </>
  );
}

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1') - 1;
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 0;
}

type DaysProps = {
  notifications: readonly Notification[];
  onMark: (marked: { id: number; isRead: boolean }) => void;
};

function Days({ notifications, onMark }: DaysProps) {
  const words = useMessages('tracking');
  const { i18n } = useTranslation();
  const [[today, yesterday]] = useState(() => {
    const now = new Date();
    return [dayOf(now), dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))];
  });
  const named = (day: string): string => {
    if (day === today) return words('today');
    if (day === yesterday) return words('yesterday');
    return dateInWords({ of: 'lastUpdated', day }, i18n.language);
  };
  return byDay(notifications).map(({ day, notifications: some }) => (
    <section key={day}>
      <h2 className={styles.day}>{named(day)}</h2>
      <ol className={styles.list}>
        {some.map((each) => (
          <NotificationRow
            key={each.id}
            notification={each}
            onMark={(read) => onMark({ id: each.id, isRead: read })}
          />
        ))}
      </ol>
    </section>
  ));
}
