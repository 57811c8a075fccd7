import type { ReceivedAccessRequest } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import admin from '../../ui/admin/admin.module.css';
import { Moment } from '../../ui/admin/Moment.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { DocumentLink } from '../documents/index.ts';
import { AccessRequestState } from './AccessRequestState.tsx';
import { longestOfAccessRequest } from './limits.atBuild.ts';
import styles from './RequestForm.module.css';

type Props = { request: ReceivedAccessRequest; onClose: () => void };
type Answer = 'granted' | 'declined';

/** One request in full, and its answer with a comment. */
export function AccessRequestSheet({ request, onClose }: Props) {
  const t = useMessages('access-requests');
  const [comment, setComment] = useState('');
  const answering = useAnswering(request, onClose);
  const { document, person, account, message, state, requestedAt, answeredAt, answeredBy } = request;
  const isOpen = state === 'open';
  const publisher = isolate(document.publisherName);
  const answer = (to: Answer): void => {
    if (!answering.isPending) answering.mutate({ state: to, comment });
  };
  return (
    <Drawer
      isOpen
      title={t('oneRequest')}
      about={<Designation value={document.designationNo} size="table" />}
      onClose={onClose}
      actions={
        isOpen && (
          <>
            <Button onClick={() => answer('declined')}>{t('decline')}</Button>
            <Button kind="primary" onClick={() => answer('granted')}>
              {t('grant')}
            </Button>
          </>
        )
      }
    >
      <dl className={admin.facts}>
        <dt>{t('document')}</dt>
        <dd>
          <DocumentLink contentCode={document.contentCode}>
            <bdi lang={document.language}>{document.documentTitle}</bdi>
          </DocumentLink>
        </dd>
        <dt>{t('reader')}</dt>
        <dd>
          <bdi>{person.name}</bdi>{' '}
          <a href={`mailto:${person.email}`} dir="ltr">
            {person.email}
          </a>
        </dd>
        <dt>{t('account')}</dt>
        <dd>
          <bdi>{account.name}</bdi>
        </dd>
        <dt>{t('requested')}</dt>
        <dd>
          <Moment at={requestedAt} />
        </dd>
        {message && (
          <>
            <dt>{t('message')}</dt>
            <dd className={styles.comment}>
              <bdi>{message}</bdi>
            </dd>
          </>
        )}
        <dt>{t('state')}</dt>
        <dd>
          <AccessRequestState state={state} />
          {answeredBy && <span> {t('answeredBy', { name: isolate(answeredBy) })}</span>}
        </dd>
        {answeredAt && (
          <>
            <dt>{t('answered')}</dt>
            <dd>
              <Moment at={answeredAt} />
            </dd>
          </>
        )}
        {request.comment && (
          <>
            <dt>{t('comment')}</dt>
            <dd className={styles.comment}>
              <bdi>{request.comment}</bdi>
            </dd>
          </>
        )}
      </dl>
      {isOpen && (
        <>
          <p className={styles.note}>
            {t(document.isEntitled ? 'subscribedByNow' : 'notSubscribedYet', { publisher })}
          </p>
          <TextArea
            label={t('comment')}
            hint={t('commentHint')}
            limit={longestOfAccessRequest}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
        </>
      )}
    </Drawer>
  );
}

/** Sends the answer; one that someone else has answered in the meantime is shown as it is then. */
function useAnswering({ id }: ReceivedAccessRequest, onAnswered: () => void) {
  const t = useMessages('access-requests');
  const { t: words } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (body: { state: Answer; comment: string }) =>
      administration.accessRequests.answerAccessRequest({ params: { id }, body }),
    onSuccess: () => {
      showToast({ kind: 'success', message: t('answerSent') });
      onAnswered();
    },
    onError: (error) => showToast({ kind: 'error', message: wordsFor(error, words) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.accessRequests('received') }),
  });
}
