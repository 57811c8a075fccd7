import { Modal as MantineModal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/overlays/Modal.tsx';
import { Ground } from '../Ground.tsx';
import { type Session } from '../session.ts';
import { useSignOut } from '../signingOut.ts';
import { AgreementInFull } from './AgreementInFull.tsx';
import { queryKeys } from '../../../client/queryKeys.ts';
import styles from './AcceptAgreement.module.css';

/** Shown before the library until its reader has accepted the license agreement, or signs out. */
export function AcceptAgreement() {
  const { t } = useTranslation('license-agreement');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  const acceptance = useAcceptance();
  return (
    <Ground>
      <Modal isOpen onClose={stay} styles={styles}>
        <MantineModal.Title className={styles.title} tabIndex={-1} data-autofocus>
          {t('title')}
        </MantineModal.Title>
        <p className={styles.why}>{t('beforeReading')}</p>
        <MantineModal.Body className={styles.body}>
          <AgreementInFull />
        </MantineModal.Body>
        <p className={styles.failed} role="alert">
          {acceptance.error && wordsFor(acceptance.error, shared)}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => void signOut()}>{shared('shell.signOut')}</Button>
          <Button kind="primary" disabled={acceptance.isPending} onClick={() => acceptance.mutate()}>
            {t('accept')}
          </Button>
        </div>
      </Modal>
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
    mutationFn: () => client.licenseAgreements.accept(),
    onSuccess: async () => {
      queries.setQueryData<Session>(
        queryKeys.session(),
        (session) => session && { ...session, account: { ...session.account, lcaAgreementFlag: true } },
      );
      await queries.invalidateQueries({ queryKey: queryKeys.session('agreement') });
    },
  });
}
