import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/Button.tsx';
import { Layer } from '../../../ui/Layer.tsx';
import { Ground } from '../Ground.tsx';
import { sessionKey, type Session } from '../session.ts';
import { useSignOut } from '../signingOut.ts';
import { AgreementInFull } from './AgreementInFull.tsx';
import styles from './AcceptAgreement.module.css';

/** Stands before the library until its reader has accepted the licence agreement, or signs out. */
export function AcceptAgreement() {
  const { t } = useTranslation('license-agreement');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  const acceptance = useAcceptance();
  return (
    <Ground>
      <Layer isOpen onClose={stay} styles={styles}>
        <Modal.Title className={styles.title} tabIndex={-1} data-autofocus>
          {t('title')}
        </Modal.Title>
        <p className={styles.why}>{t('beforeReading')}</p>
        <Modal.Body className={styles.body}>
          <AgreementInFull />
        </Modal.Body>
        <p className={styles.failed} role="alert">
          {acceptance.error && wordsFor(acceptance.error, shared)}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => void signOut()}>{shared('shell.signOut')}</Button>
          <Button kind="primary" disabled={acceptance.isPending} onClick={() => acceptance.mutate()}>
            {t('accept')}
          </Button>
        </div>
      </Layer>
    </Ground>
  );
}

// There is nothing behind it to go back to: Escape must not sign anybody out.
const stay = (): void => {};

/** Accepts the agreement; the library opens. */
function useAcceptance() {
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: () => client.session.acceptLicence(),
    onSuccess: async () => {
      queries.setQueryData<Session>(
        sessionKey,
        (session) => session && { ...session, account: { ...session.account, lcaAgreementFlag: true } },
      );
      await queries.invalidateQueries({ queryKey: [...sessionKey, 'agreement'] });
    },
  });
}
