import type { TrackedPublisher } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../client/client.ts';
import { foldText } from '../../../ui/text/foldText.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { publishersQuery } from './queries.ts';
import { shownPublishers } from './shownPublishers.ts';
import styles from './TrackerScreen.module.css';

/** The publishers of whose new documents the reader wants to know; of many, those are shown that are typed. */
export function Publishers() {
  const words = useMessages('tracking');
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
    onSuccess: () => showToast({ kind: 'success', message: words('track-suc') }),
    onError: () => showToast({ kind: 'error', message: words('notChanged') }),
    onSettled: () => queries.invalidateQueries(publishersQuery),
  });
  const { shown, hidden, isLong } = shownPublishers(data, foldText(typed));
  return (
    <section className={styles.part} aria-labelledby="tracked-publishers">
      <h2 className={styles.heading} id="tracked-publishers">
        {words('publishers')}
      </h2>
      <p className={styles.note}>{words('publishersText')}</p>
      {error && <p role="alert">{words('failed')}</p>}
      {isLong && (
        <TextField
          label={words('findPublisher')}
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
        {isLong && (hidden > 0 || shown.length === 0) && words('publishersHidden', { count: hidden })}
      </p>
    </section>
  );
}
