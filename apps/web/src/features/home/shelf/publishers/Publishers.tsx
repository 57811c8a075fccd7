import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { searchPath } from '../../../search/index.ts';
import { subscriptionsQuery } from '../../../session/index.ts';
import { publishersQuery } from '../../queries.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import styles from './Publishers.module.css';

/** Whose documents these are, each a way to all of them: for those to whom no tab says it. */
export function Publishers() {
  const words = useMessages('dashboard');
  const { data: publishers } = useQuery(publishersQuery);
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery);
  if (!publishers) return null;
  const subscribed = new Set(
    subscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey),
  );
  const held = publishers.filter(({ count }) => count > 0);
  return (
    <section className={styles.publishers}>
      <h2>{words('publishers')}</h2>
      <ul className={styles.cells}>
        {held.map(({ key, name, count }) => (
          <li className={styles.cell} key={key}>
            <bdi className={styles.code} dir="ltr">
              {key}
            </bdi>
            <Link className={styles.name} to={searchPath({ picks: [{ list: 'publisherList', key, name }] })}>
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.facts}>
              {words('documentsOf', { count })} ·{' '}
              {words(subscribed.has(key) ? 'subscribed' : 'notSubscribed')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
