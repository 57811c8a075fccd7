import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CallRefused } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { groupIn } from '../address.ts';
import { DeleteGroup } from '../DeleteGroup.tsx';
import { MailGroup } from '../MailGroup.tsx';
import { shownName } from '../names.ts';
import { groupQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { steps, type Step } from '../wizard/draft.ts';
import { EditGroup } from '../wizard/EditGroup.tsx';
import { GroupHead } from './GroupHead.tsx';
import { SharedDocuments } from './SharedDocuments.tsx';
import type { Task } from './task.ts';
import styles from './GroupScreen.module.css';

/** A group: its owner, members and documents. */
export function GroupScreen() {
  const t = useMessages('groups');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const groupId = groupIn(query);
  const { data: group, error, refetch } = useQuery({ ...groupQuery(groupId), enabled: groupId > 0 });
  const [task, setTask] = useState<Task | null>(null);
  const end = (): void => setTask(null);
  usePageTitle(group ? shownName(group.name) : t('title'));
  const isGone = groupId === 0 || (error instanceof CallRefused && error.code === 'group-not-found');

  const content = (): ReactNode => {
    if (isGone) return <Gone />;
    if (group)
      return (
        <>
          <GroupHead group={group} onTask={setTask} />
          <SharedDocuments group={group} onAdd={() => setTask('documents')} />
        </>
      );
    return (
      <>
        <ScreenTitle>{t('title')}</ScreenTitle>
        {error ? (
          <ErrorState title={t('detailFailed')} onRetry={() => void refetch()} error={error}>
            {t('detailFailedText')}
          </ErrorState>
        ) : (
          <SkeletonRows rows={5} />
        )}
      </>
    );
  };
  return (
    <Screen className={styles.screen}>
      {content()}
      {/* Stays mounted whatever happens to the group, so that no input is lost. */}
      {isStep(task) && group && <EditGroup group={group} startAt={task} onClosed={end} />}
      {task === 'email' && group && <MailGroup group={group} onClosed={end} />}
      <DeleteGroup
        group={task === 'delete' && group ? group : null}
        onEnd={end}
        onDeleted={() => void navigate('/groups')}
      />
    </Screen>
  );
}

const isStep = (task: Task | null): task is Step => steps.some((step) => step === task);

/** Says that the group does not exist for the reader. */
function Gone() {
  const t = useMessages('groups');
  return (
    <>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <EmptyState
        title={t('gone')}
        actions={
          <Link className={styles.way} to="/groups">
            {t('toGroups')}
          </Link>
        }
      >
        {t('goneText')}
      </EmptyState>
    </>
  );
}
