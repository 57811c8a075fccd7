import type { TrackedPublisher } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../client/client.ts';
import { foldText } from '../../../ui/text/foldText.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { publishersQuery } from './queries.ts';
import { shownPublishers } from './shownPublishers.ts';
import styles from './TrackerScreen.module.css';

/** The publishers whose new documents the reader tracks; a long list is filtered by typing. */
export function Publishers() {
  const t = useMessages('tracking');
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { data = [], error } = useQuery(publishersQuery);
  const choose = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ publisherCode, trackingFlag }: TrackedPublisher) =>
      client.tracking.updatePublishers({ body: [{ publisherCode, trackingFlag }] }),
    onMutate: (chosen) => {
      queries.setQueryData(publishersQuery.queryKey, (before) =>
        before?.map((each) => (each.publisherCode === chosen.publisherCode ? chosen : each)),
      );
    },
    onSuccess: () => showToast({ kind: 'success', message: t('track-suc') }),
    onError: () => showToast({ kind: 'error', message: t('notChanged') }),
    onSettled: () => queries.invalidateQueries(publishersQuery),
  });
  const { shown, hidden, isLong } = shownPublishers(data, foldText(typed));
  return (
    <section className={styles.part} aria-labelledby="tracked-publishers">
      <h2 className={styles.heading} id="tracked-publishers">
        {t('publishers')}
      </h2>
      <p className={styles.note}>{t('publishersText')}</p>
      {error && <p role="alert">{t('failed')}</p>}
      {isLong && (
        <TextField
          label={t('findPublisher')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <ul className={styles.switches}>
        {shown.map((publisher) => (
          <li key={publisher.publisherCode}>
            <Switch
              label={<bdi>{publisher.publisherName}</bdi>}
              isOn={publisher.trackingFlag}
              onChange={(trackingFlag) => choose.mutate({ ...publisher, trackingFlag })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note} aria-live="polite">
        {isLong && (hidden > 0 || shown.length === 0) && t('publishersHidden', { count: hidden })}
      </p>
    </section>
  );
}
