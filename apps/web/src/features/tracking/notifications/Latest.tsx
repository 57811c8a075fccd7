import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notificationsQuery } from './queries.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useMark } from './useMark.ts';
import styles from './Latest.module.css';

/** As many as a panel shows at once. */
const shown = { page: 0, size: 6 };

/** The latest notifications, and a link to all of them. */
export function Latest({ onLeave }: { onLeave: () => void }) {
  const t = useMessages('tracking');
  const { data, error } = useQuery(notificationsQuery(shown));
  const { mark } = useMark();
  return (
    <section className={styles.latest} aria-labelledby="latest-told">
      <h3 className={styles.title} id="latest-told">
        {t('tracked')}
      </h3>
      {error && <p className={styles.none}>{t('toldFailed')}</p>}
      {data?.count === 0 && <p className={styles.none}>{t('noneToldText')}</p>}
      <ol className={styles.list}>
        {data?.result.map((each) => (
          <NotificationRow
            key={each.id}
            notification={each}
            onMark={(isRead) => mark({ id: each.id, isRead })}
            onLeave={onLeave}
            isDated
          />
        ))}
      </ol>
      <p className={styles.ways}>
        <Link to="/notifications" onClick={onLeave}>
          {t('allNotifications')}
        </Link>
        <Link to="/trackChanges" onClick={onLeave}>
          {t('toTracker')}
        </Link>
      </p>
    </section>
  );
}
