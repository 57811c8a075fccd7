import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notificationsQuery } from './queries.ts';
import { ToldRow } from './ToldRow.tsx';
import { useMark } from './useMark.ts';
import styles from './Latest.module.css';

/** As many as a panel shows at once. */
const shown = { page: 0, size: 6 };

/** The latest of what the reader was told, the unread first, and the way to all of it. */
export function Latest({ onLeave }: { onLeave: () => void }) {
  const words = useMessages('tracking');
  const { data, error } = useQuery(notificationsQuery(shown));
  const { mark } = useMark();
  return (
    <section className={styles.latest} aria-labelledby="latest-told">
      <h3 className={styles.title} id="latest-told">
        {words('tracked')}
      </h3>
      {error && <p className={styles.none}>{words('toldFailed')}</p>}
      {data?.count === 0 && <p className={styles.none}>{words('noneToldText')}</p>}
      <ol className={styles.list}>
        {data?.result.map((each) => (
          <ToldRow
            key={each.id}
            told={each}
            onMark={(isRead) => mark({ id: each.id, isRead })}
            onLeave={onLeave}
            isDated
          />
        ))}
      </ol>
      <p className={styles.ways}>
        <Link to="/notifications" onClick={onLeave}>
          {words('allNotifications')}
        </Link>
        <Link to="/trackChanges" onClick={onLeave}>
          {words('toTracker')}
        </Link>
      </p>
    </section>
  );
}
