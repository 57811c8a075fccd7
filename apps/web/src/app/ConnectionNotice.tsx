import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConnectionNotice.module.css';

/** Says without a connection that what the reader asked for, or changed, waits for it; all of it goes on by itself. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const waiting = useSyncExternalStore(
    (onChange) => subscribe(queries, onChange),
    () => waitingIn(queries),
  );
  useEffect(() => {
    // Fetched while there is a connection: without one it could not be.
    const connection = import('../client/connection.ts');
    // A network that is back may lead nowhere yet.
    const check = (): void => void connection.then(({ connected }) => connected()).catch(() => {});
    connection.catch(() => {});
    addEventListener('online', check);
    return () => removeEventListener('online', check);
  }, []);
  useEffect(() => {
    if (waiting !== 'changed') return;
    // Who leaves now leaves without the change.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [waiting]);
  return (
    <div role="status" className={styles.place}>
      {waiting && <p className={styles.notice}>{t(`offline.${waiting}`)}</p>}
    </div>
  );
}

function subscribe(queries: QueryClient, onChange: () => void): () => void {
  const ends = [onlineManager, queries.getMutationCache(), queries.getQueryCache()].map((source) =>
    source.subscribe(onChange),
  );
  return () => ends.forEach((end) => end());
}

/** What waits for the connection. */
function waitingIn(queries: QueryClient): 'changed' | 'asked' | null {
  if (onlineManager.isOnline()) return null;
  if (
    queries
      .getMutationCache()
      .getAll()
      .some(({ state }) => state.isPaused)
  )
    return 'changed';
  const asked = queries.getQueryCache().findAll({ type: 'active', fetchStatus: 'paused' });
  return asked.some(({ state }) => state.data === undefined) ? 'asked' : null;
}
