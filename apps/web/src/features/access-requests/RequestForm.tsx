import type { AccessRequest } from '@norma/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../client/administration.ts';
import { isolate, isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { useDateTimeFormat } from '../../ui/text/useDateTimeFormat.ts';
import { useListFormat } from '../../ui/text/useListFormat.ts';
import { QueryState, useLibrary } from '../documents/forDocumentPage.ts';
import { AccessRequestState } from './AccessRequestState.tsx';
import { longestOfAccessRequest } from './limits.atBuild.ts';
import { ownRequestQuery } from './queries.ts';
import styles from './RequestForm.module.css';

type Props = { contentCode: string; designation: string; title: string };

/** Asks for access to a document in words that are filled in; what was asked before is shown with its answer. */
export function RequestForm({ contentCode, designation, title }: Props) {
  const { account, tenant } = useLibrary();
  const t = useMessages('access-requests');
  const isIndividual = account.userType === 'INDIVIDUAL';
  const query = useQuery({ ...ownRequestQuery(contentCode), enabled: isIndividual });
  const [isAskingAgain, setAskingAgain] = useState(false);
  if (!isIndividual) return <p className={styles.note}>{t('individuals', { tenant: tenant.title })}</p>;
  return (
    <QueryState query={query} rows={3} failed={{ title: t('formFailed'), text: t('formFailedText') }}>
      {({ recipients, request }) =>
        request && !isAskingAgain ? (
          <Asked request={request} onAgain={() => setAskingAgain(true)} />
        ) : (
          <Asking {...{ contentCode, designation, title, recipients }} onSent={() => setAskingAgain(false)} />
        )
      }
    </QueryState>
  );
}

/** The request, and its answer. */
function Asked({ request, onAgain }: { request: AccessRequest; onAgain: () => void }) {
  const t = useMessages('access-requests');
  const moment = useDateTimeFormat();
  const { state, requestedAt, answeredAt, comment } = request;
  const date = moment(answeredAt ?? requestedAt);
  return (
    <div className={styles.asked} role="status">
      <AccessRequestState state={state} />
      <p>{t(`asked.${state}`, { date })}</p>
      {comment && (
        <blockquote className={styles.comment}>
          <bdi>{comment}</bdi>
        </blockquote>
      )}
      {state !== 'open' && <Button onClick={onAgain}>{t('again')}</Button>}
    </div>
  );
}

type AskingProps = Props & { recipients: readonly string[]; onSent: () => void };

function Asking({ contentCode, designation, title, recipients, onSent }: AskingProps) {
  const t = useMessages('access-requests');
  const queries = useQueryClient();
  const send = async (typed: FormData): Promise<void> => {
    const message = typed.get('message');
    const request = await administration.accessRequests.requestAccess({
      body: { contentCode, message: typeof message === 'string' ? message : '' },
    });
    queries.setQueryData(ownRequestQuery(contentCode).queryKey, { recipients: [...recipients], request });
    showToast({ kind: 'success', message: t('sent') });
    onSent();
  };
  return (
    <Form label={t('request')} submit={t('send')} onSend={send} isSentByEnter={false}>
      <p className={styles.to}>
        <span className={styles.label}>{t('to')}</span>
        <Recipients names={recipients} />
      </p>
      <TextArea
        name="message"
        label={t('message')}
        hint={t('notified')}
        limit={longestOfAccessRequest}
        defaultValue={t('prefill', { designation: isolateLtr(designation), title: isolate(title) })}
      />
    </Form>
  );
}

/** Who gets the request: the administrators of the account, else the support of the library. */
function Recipients({ names }: { names: readonly string[] }) {
  const t = useMessages('access-requests');
  const list = useListFormat();
  const { account, tenant } = useLibrary();
  const own = account.cgEntitlements.find(({ accountId }) => accountId === account.selectedAccountId);
  if (names.length === 0) return <bdi>{t('support', { tenant: isolate(tenant.title) })}</bdi>;
  return (
    <span>
      <b className={styles.name}>{list(names.map(isolate))}</b>
      {own && (
        <span className={styles.note}>{t('administrators', { account: isolate(own.accountName) })}</span>
      )}
    </span>
  );
}
