import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { publishersQuery } from './queries.ts';
import { useRefresh } from './useRefresh.ts';
import styles from './TrackerScreen.module.css';

/** The way to track nothing at all any more, once the reader has said so twice. */
export function Unsubscribe() {
  const words = useMessages('tracking');
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(publishersQuery);
  const refresh = useRefresh();
  const unsubscribe = useMutation({
    meta: { isHandled: true },
    mutationFn: async () => {
      const all = await queries.fetchQuery(publishersQuery);
      return client.tracking.unsubscribe({ body: all.map(({ publisherCode }) => ({ publisherCode })) });
    },
    onSuccess: () => showToast({ kind: 'success', message: words('unsub-suc') }),
    onError: () => showToast({ kind: 'error', message: words('notChanged') }),
    onSettled: refresh,
  });
  return (
    <section className={styles.part} aria-labelledby="unsubscribe">
      <h2 className={styles.heading} id="unsubscribe">
        {words('unsubscribe')}
      </h2>
      <p className={styles.note}>{words('unsubscribeText')}</p>
      <Button
        kind="danger"
        className={styles.act ?? ''}
        disabled={!data?.length}
        onClick={() => setAsked(true)}
      >
        {words('unsubscribeAll')}
      </Button>
      <MessageDialog
        isOpen={isAsked}
        title={words('unsubscribeTitle')}
        question={{ confirm: words('unsubscribeIt'), keep: words('keepIt'), isDangerous: true }}
        onEnd={(end) => {
          setAsked(false);
          if (end === 'CONFIRM') unsubscribe.mutate();
        }}
      >
        {words('unsubscribeQuestion')}
      </MessageDialog>
    </section>
  );
}
