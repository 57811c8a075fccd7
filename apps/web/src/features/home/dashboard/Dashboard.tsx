import { Link, useParams } from 'react-router';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeTab, tabAt, type TabFacts, tabsFor } from './homeTab.ts';
import { HomeTabs } from './HomeTabs.tsx';
import { subscriptionsQuery, useAccount, useFeature, useOwnText, useTenant } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { Tips } from './Tips.tsx';
import { searchPath } from '../../search/index.ts';
import { publishersQuery } from '../queries.ts';
import {
  committeesQuery,
  favoritesQuery,
  homeSubscriptionsQuery,
  recentlyAccessedQuery,
  recentlyUpdatedQuery,
  trackedQuery,
} from './queries.ts';
import styles from './Dashboard.module.css';

/** The home screen below the search: the reader's tabs, and the tenant's content. */
export function Dashboard() {
  const facts = useTabFacts();
  return facts ? <Filled facts={facts} /> : <div className={styles.shelf} />;
}

function Filled({ facts }: { facts: TabFacts }) {
  const { key } = useParams();
  const isSettled = useIsSettled(tabAt(key, facts));
  const tabs = tabsFor(facts);
  const saysPublishers = tabs.some((tab) => tab === 'contents' || /subscriptions/i.test(tab));
  return (
    <div className={styles.shelf} data-settled={isSettled || undefined}>
      <HomeTabs facts={facts} />
      {isSettled && !saysPublishers && <Publishers />}
      {isSettled && <Aside />}
    </div>
  );
}

/** The tenant's content: tips, external links, and its community. */
function Aside() {
  const { 'tips-tricks': tips, 'external-urls': places, isStandardsBody } = useTenant();
  const hasAside = places.length > 0 || isStandardsBody;
  if (tips.length === 0 && !hasAside) return null;
  return (
    <div className={styles.around}>
      {tips.length > 0 && <Tips tips={tips} />}
      {hasAside && (
        <div className={styles.aside}>
          {isStandardsBody && <Community />}
          {places.length > 0 && <Places />}
        </div>
      )}
    </div>
  );
}

/** Anyone who uses standards may take part in them. */
function Community() {
  const t = useMessages('dashboard');
  const { 'member-site-url': members } = useTenant();
  return (
    <section aria-label={t('community')}>
      <h2 className={styles.title}>{t('community')}</h2>
      <p className={styles.text}>{t('community.text')}</p>
      {members && <OutsideLink href={members}>{t('community.open')}</OutsideLink>}
    </section>
  );
}

/** The tenant's places outside of the library. */
function Places() {
  const t = useMessages('dashboard');
  const { 'external-urls': places, publisherName: publisher } = useTenant();
  const ownText = useOwnText();
  const title = t('places', { publisher });
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {places.map(({ title: name, titles, url }, at) => {
          const { own, lang } = ownText(name, titles);
          return (
            <li key={`${at} ${url}`}>
              <OutsideLink className={styles.place} href={url}>
                <bdi lang={lang}>{own}</bdi>
              </OutsideLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The publishers with links to their documents, for readers without a tab that shows them. */
function Publishers() {
  const t = useMessages('dashboard');
  const { data: publishers } = useQuery(publishersQuery);
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery);
  if (!publishers) return null;
  const subscribed = new Set(
    subscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey),
  );
  const withDocuments = publishers.filter(({ count }) => count > 0);
  return (
    <section className={styles.publishers}>
      <h2>{t('publishers')}</h2>
      <ul className={styles.cells}>
        {withDocuments.map(({ key, name, count }) => (
          <li className={styles.cell} key={key}>
            <bdi className={styles.code} dir="ltr">
              {key}
            </bdi>
            <Link className={styles.name} to={searchPath({ picks: [{ list: 'publisherList', key, name }] })}>
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.facts}>
              {t('documentsOf', { count })} · {t(subscribed.has(key) ? 'subscribed' : 'notSubscribed')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the first tab is loaded or has failed: content below waits for it, so as not to move. */
function useIsSettled(tab: HomeTab): boolean {
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const [wasSettled, setWasSettled] = useState(false);
  const key = keyOf(tab, i18n.language);
  const status = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => queries.getQueryState(key)?.status ?? 'pending',
  );
  if (status !== 'pending' && !wasSettled) setWasSettled(true);
  return wasSettled || status !== 'pending';
}

function keyOf(tab: HomeTab, language: string): QueryKey {
  switch (tab) {
    case 'contents':
      return committeesQuery(language).queryKey;
    case 'accessed':
      return recentlyAccessedQuery.queryKey;
    case 'tracker':
      return trackedQuery.queryKey;
    case 'favorites':
      return favoritesQuery.queryKey;
    case 'updated':
      return recentlyUpdatedQuery.queryKey;
    default:
      return homeSubscriptionsQuery.queryKey;
  }
}

/** The facts that decide which tabs the reader has; null until the subscriptions are loaded. */
function useTabFacts(): TabFacts | null {
  const { userType } = useAccount();
  const hasContents = useFeature('home-page-toc');
  const hasTracker = useFeature('show-tracker');
  const showsOneSubscription = useFeature('show-subscription-one-publisher');
  const { data, isFetched } = useQuery(subscriptionsQuery);
  if (!isFetched) return null;
  return { userType, hasContents, hasTracker, showsOneSubscription, subscriptions: data?.length ?? 0 };
}
