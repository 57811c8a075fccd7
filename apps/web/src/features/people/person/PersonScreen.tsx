import type { Person } from '@norma/contracts';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
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
import { EditPerson } from './EditPerson.tsx';
import { Leave, type Left } from './Leave.tsx';
import { Owned } from './Owned.tsx';
import { PersonHead } from './PersonHead.tsx';
import { SignIns } from './SignIns.tsx';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { usePersonChange } from './usePersonChange.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import styles from './PersonScreen.module.css';
import type { Authority } from '@norma/contracts/kit';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { authorities } from '../choices.atBuild.ts';
import { Section } from './Section.tsx';

/** All that is known of one person, and what can be done for them. */
export function PersonScreen() {
  const t = useMessages('people');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(personQuery(id));
  usePageTitle(data ? nameOf(data.answer) : t('people'));
  return (
    <Screen>
      <BackLink to="/admin/user-management">{t('people')}</BackLink>
      {data ? (
        <Opened key={id} person={data.answer} etag={data.headers.etag} />
      ) : error ? (
        isMissing(error) ? (
          <EmptyState title={t('personMissing')}>{t('personMissingText')}</EmptyState>
        ) : (
          <ErrorState title={t('personFailed')} onRetry={() => void refetch()} error={error}>
            {t('listFailedText')}
          </ErrorState>
        )
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Screen>
  );
}

// An address without a valid id is refused before the server is asked.
const isMissing = (error: Error): boolean =>
  error instanceof CallRefused && (error.status === 404 || error.status === 400);

type Task = { kind: 'edit' } | { kind: 'activation' } | { kind: 'leave'; left: Left };

function Opened({ person, etag }: { person: Person; etag: string }) {
  const t = useMessages('people');
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
      {!person.isChangeable && <p className={styles.note}>{t('operatorsOnly')}</p>}
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

/** Activates or deactivates a person, after confirmation. */
function Activation({ person, onEnd }: { person: Person; onEnd: () => void }) {
  const t = useMessages('people');
  const { t: tShell } = useTranslation();
  const { id } = person;
  const change = usePersonChange(id);
  const isActivated = person.state === 'deactivated';
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: () =>
      change(() =>
        administration.people.changeActivation.withHeaders({ params: { id }, body: { isActivated } }),
      ),
    onSuccess: () => showToast({ kind: 'success', message: t(isActivated ? 'activated' : 'deactivated') }),
    onError: (error) => showToast({ kind: 'error', message: wordsFor(error, tShell) }),
  });
  const name = isolate(nameOf(person));
  return (
    <MessageDialog
      isOpen
      title={t(isActivated ? 'activateTitle' : 'deactivateTitle', { name })}
      question={{
        confirm: t(isActivated ? 'activate' : 'deactivate'),
        keep: t('cancel'),
        isDangerous: !isActivated,
      }}
      onEnd={(end) => {
        if (end === 'CONFIRM') mutate();
        onEnd();
      }}
    >
      {t(isActivated ? 'activateText' : 'deactivateText')}
    </MessageDialog>
  );
}

/** The roles of a person, each with what it permits. */
function Roles({ person, etag }: { person: Person; etag: string }) {
  const t = useMessages('people');
  const { id, authorities: current, givable, isChangeable, isYou } = person;
  const change = usePersonChange(id);
  const [chosen, setChosen] = useState<readonly string[]>(current);
  // No one takes from themselves what lets them look after the library.
  const isFixed = (authority: Authority): boolean =>
    isYou && current.includes(authority) && (authority === 'ADMIN' || authority === 'OPERATOR');
  const send = async (): Promise<void> => {
    const body = { authorities: authorities.filter((authority) => chosen.includes(authority)) };
    await change(() =>
      administration.people.changeRights.withHeaders(
        { params: { id }, body },
        { headers: { 'if-match': etag } },
      ),
    );
    showToast({ kind: 'success', message: t('rolesSaved') });
  };
  const isAsBefore =
    chosen.length === current.length && current.every((authority) => chosen.includes(authority));
  return (
    <Section title={t('roles')}>
      <Form label={t('roles')} submit={t('saveRoles')} onSend={send} isReady={isChangeable && !isAsBefore}>
        <CheckboxGroup
          label={t('beyondReading')}
          value={chosen}
          onChange={setChosen}
          options={authorities.map((authority) => ({
            value: authority,
            isDisabled: !isChangeable || !givable.includes(authority) || isFixed(authority),
            label: (
              <span className={styles.role}>
                {t(`role.${authority}`)}
                <span className={styles.allows}>{t(`allows.${authority}`)}</span>
              </span>
            ),
          }))}
        />
      </Form>
    </Section>
  );
}
