import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useTenant } from '../../session/index.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { CardsToCome } from './CardsToCome.tsx';
import { homeSubscriptionsQuery } from './queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SubscriptionCards } from './SubscriptionCards.tsx';
import styles from './Subscriptions.module.css';

/** The subscriptions of the reader's account, and the other publishers of this library. */
export function Subscriptions() {
  const t = useMessages('dashboard');
  const { 'sales-link': sales } = useTenant();
  const { data, isError, refetch } = useQuery(homeSubscriptionsQuery);
  if (isError) {
    return (
      <ErrorState title={t('subscriptions.failed')} onRetry={() => void refetch()}>
        {t('cards.failed')}
      </ErrorState>
    );
  }
  if (!data) return <CardsToCome />;
  const { yourSubscriptions, subscriptionsMarketplace } = data;
  return (
    <div className={styles.both}>
      {yourSubscriptions.length > 0 && (
        <SubscriptionCards
          title={t('subscriptions.yours')}
          subscriptions={yourSubscriptions}
          kind="subscription"
        />
      )}
      {subscriptionsMarketplace.length > 0 && (
        <SubscriptionCards
          title={t('subscriptions.marketplace')}
          subscriptions={subscriptionsMarketplace}
          kind="content"
          way={sales && <OutsideLink href={sales}>{t('subscriptions.subscribe')}</OutsideLink>}
        />
      )}
    </div>
  );
}
