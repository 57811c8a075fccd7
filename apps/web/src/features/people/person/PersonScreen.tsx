import type { Person } from '@norma/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CallRefused } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { nameOf } from '../nameOf.ts';
import { personQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Accounts } from './Accounts.tsx';
import { Activation } from './Activation.tsx';
import { EditPerson } from './EditPerson.tsx';
import { Leave, type Left } from './Leave.tsx';
import { Owned } from './Owned.tsx';
import { PersonHead } from './PersonHead.tsx';
import { Roles } from './Roles.tsx';
import { SignIns } from './SignIns.tsx';
import styles from './PersonScreen.module.css';

/** All that is known of one person, and what can be done for them. */
export function PersonScreen() {
  const words = useMessages('people');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(personQuery(id));
  usePageTitle(data ? nameOf(data.answer) : words('people'));
  return (
    <Screen>
      <Link className={styles.back} to="/admin/user-management">
        <IconArrowLeft className={styles.arrow} size={16} stroke={1.6} aria-hidden />
        {words('people')}
      </Link>
      {data ? (
        <Opened key={id} person={data.answer} etag={data.headers.etag} />
      ) : error ? (
        isMissing(error) ? (
          <EmptyState title={words('personMissing')}>{words('personMissingText')}</EmptyState>
        ) : (
          <ErrorState title={words('personFailed')} onRetry={() => void refetch()} error={error}>
            {words('listFailedText')}
          </ErrorState>
        )
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Screen>
  );
}

// An address that names nobody is refused before anybody is looked for.
const isMissing = (error: Error): boolean =>
  error instanceof CallRefused && (error.status === 404 || error.status === 400);

type Task = { kind: 'edit' } | { kind: 'activation' } | { kind: 'leave'; left: Left };

function Opened({ person, etag }: { person: Person; etag: string }) {
  const words = useMessages('people');
  const [task, setTask] = useState<Task | null>(null);
  const end = (): void => setTask(null);
  return (
    <>
      <PersonHead
        person={person}
        onEdit={() => setTask({ kind: 'edit' })}
        onActivation={() => setTask({ kind: 'activation' })}
        onLeave={() => setTask({ kind: 'leave', left: 'library' })}
      />
      {!person.isChangeable && <p className={styles.note}>{words('operatorsOnly')}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Accounts person={person} onLeave={(left) => setTask({ kind: 'leave', left })} />
          <Owned person={person} />
          <SignIns person={person} />
        </div>
        <Roles key={person.authorities.join()} person={person} etag={etag} />
      </div>
      {task?.kind === 'edit' && <EditPerson person={person} etag={etag} onClose={end} />}
      {task?.kind === 'activation' && <Activation person={person} onEnd={end} />}
      {task?.kind === 'leave' && <Leave person={person} left={task.left} onClose={end} />}
    </>
  );
}
