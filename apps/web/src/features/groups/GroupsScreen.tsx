import type { Group } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Pagination } from '../../ui/tables/Pagination.tsx';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { pageSize, queryOf, usePlace, type Place } from './address.ts';
import { DeleteGroup } from './DeleteGroup.tsx';
import { MailGroup } from './MailGroup.tsx';
import { groupsQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { EditGroup } from './wizard/EditGroup.tsx';
import { GroupWizard } from './wizard/GroupWizard.tsx';
import { GroupCard } from './GroupCard.tsx';
import styles from './GroupsScreen.module.css';

type Task = { readonly on: 'create' } | { readonly on: 'edit' | 'email' | 'delete'; readonly group: Group };

/** The groups that the reader made or is in. */
export function GroupsScreen() {
  const words = useMessages('groups');
  const { data, error, refetch } = useQuery(groupsQuery);
  const [place, setPlace] = usePlace();
  const [task, setTask] = useState<Task | null>(null);
  const end = (): void => setTask(null);
  usePageTitle(words('title'));
  const create = (
    <Button
      kind="primary"
      icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
      onClick={() => setTask({ on: 'create' })}
    >
      {words('create')}
    </Button>
  );
  const list = (): ReactNode => {
    if (data && data.length > 0)
      return (
        <Cards
          groups={data}
          place={place}
          onPlace={setPlace}
          onTask={(on, group) => setTask({ on, group })}
        />
      );
    if (data) return <EmptyState title={words('empty')}>{words('emptyText')}</EmptyState>;
    if (!error) return <SkeletonRows rows={4} />;
    return (
      <ErrorState title={words('listFailed')} onRetry={() => void refetch()} error={error}>
        {words('listFailedText')}
      </ErrorState>
    );
  };
  return (
    <Screen>
      <div className={styles.head}>
        <ScreenTitle>{words('title')}</ScreenTitle>
        <div className={styles.ways}>
          {data && data.length > 0 && (
            <SortMenu sort={place.sort} onSort={(sort) => setPlace({ sort, page: 0 })} />
          )}
          {create}
        </div>
      </div>
      {list()}
      {task?.on === 'create' && <GroupWizard existing={null} onClosed={end} />}
      {task?.on === 'edit' && <EditGroup group={task.group} onClosed={end} />}
      {task?.on === 'email' && <MailGroup group={task.group} onClosed={end} />}
      <DeleteGroup group={task?.on === 'delete' ? task.group : null} onEnd={end} />
    </Screen>
  );
}

function SortMenu({ sort, onSort }: { sort: Place['sort']; onSort: (sort: Place['sort']) => void }) {
  const words = useMessages('groups');
  return (
    <span className={styles.sort}>
      <span aria-hidden>{words('sort')}</span>
      <Menu
        label={<b className={styles.value}>{words(`sort.${sort}`)}</b>}
        title={words('sort')}
        items={(['asc', 'desc'] as const).map((order) => ({
          key: order,
          label: words(`sort.${order}`),
          isChosen: order === sort,
        }))}
        onChoose={(key) => onSort(key === 'desc' ? 'desc' : 'asc')}
      />
    </span>
  );
}

type CardsProps = {
  /** By name. */
  groups: readonly Group[];
  place: Place;
  onPlace: (place: Place) => void;
  onTask: (task: 'edit' | 'email' | 'delete', group: Group) => void;
};

function Cards({ groups, place, onPlace, onTask }: CardsProps) {
  const words = useMessages('groups');
  const { t } = useTranslation();
  const ordered = place.sort === 'asc' ? groups : groups.toReversed();
  const pageCount = Math.ceil(groups.length / pageSize);
  // Groups may have gone since the address was written.
  const page = Math.min(place.page, pageCount - 1);
  return (
    <>
      <ul className={styles.cards} aria-label={words('title')}>
        {ordered.slice(page * pageSize, (page + 1) * pageSize).map((group) => (
          <GroupCard key={group.groupID} group={group} onTask={(task) => onTask(task, group)} />
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hasNext={page < pageCount - 1}
          onPage={(next) => onPlace({ ...place, page: next })}
          hrefOf={(next) => `/groups${queryOf({ ...place, page: next })}`}
          labels={{
            previous: t('ui.pages.previous'),
            next: t('ui.pages.next'),
            page: (number) => t('ui.pages.page', { number }),
            pages: t('ui.pages.of', { name: words('pages') }),
          }}
        />
      )}
    </>
  );
}
