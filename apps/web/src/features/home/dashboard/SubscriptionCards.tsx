import type { Subscription } from '@norma/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchPath } from '../../search/index.ts';
import styles from './Subscriptions.module.css';

type Props = {
  title: string;
  subscriptions: readonly Subscription[];
  /** The search that a card opens; the search of the subscription finds nothing outside it. */
  kind: 'subscription' | 'content';
  way?: ReactNode;
};

const shownAtFirst = 6;

/** Publishers with their marks, each a way to its documents; six at first. */
export function SubscriptionCards({ title, subscriptions, kind, way }: Props) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? subscriptions : subscriptions.slice(0, shownAtFirst);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {way}
      </div>
      <ul className={styles.cards}>
        {shown.map((subscription) => (
          <li className={styles.cell} key={subscription.id}>
            <Card subscription={subscription} kind={kind} />
          </li>
        ))}
      </ul>
      {subscriptions.length > shownAtFirst && (
        <button
          className={styles.more}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('ui.seeLess') : t('ui.seeMore', { count: subscriptions.length - shownAtFirst })}
        </button>
      )}
    </section>
  );
}

function Card({ subscription, kind }: { subscription: Subscription } & Pick<Props, 'kind'>) {
  const {
    publisherSearchKey: key,
    subscriptionAbbrName: name,
    subscriptionImagePath: logo,
    subscriptionName,
  } = subscription.subscriptionInfo;
  return (
    <Link className={styles.card} to={searchPath({ kind, picks: [{ list: 'publisherList', key, name }] })}>
      {logo ? (
        <img className={styles.mark} src={logo} alt="" width={48} height={48} />
      ) : (
        <span className={styles.mark} aria-hidden />
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{subscriptionName}</bdi>
        <bdi className={styles.short} dir="ltr">
          {name}
        </bdi>
      </span>
    </Link>
  );
}
