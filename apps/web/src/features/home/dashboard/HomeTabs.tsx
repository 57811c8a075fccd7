import type { ComponentType, ReactNode } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { CardsToCome } from './CardsToCome.tsx';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { type HomeTab, tabAt, type TabFacts, tabKeys, tabPath, tabsFor } from './homeTab.ts';
import { CardTab } from './CardTab.tsx';
import { favoritesQuery, recentlyAccessedQuery, recentlyUpdatedQuery, trackedQuery } from './queries.ts';
import { dateInWords } from '../../documents/index.ts';
import { useTenant } from '../../session/index.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { dayOf } from './dayOf.ts';
import styles from './HomeTabs.module.css';

/** The documents that a reader tracks, and a link to the tenant's own tracker. */
function Tracker() {
  const t = useMessages('dashboard');
  const { i18n } = useTranslation();
  const { 'tracker-url': tracker } = useTenant();
  const { status, data, refetch } = useQuery(trackedQuery);
  const isOut = data?.trackerUnavailable ?? false;
  const since = (moment: string): string => {
    const date = dateInWords({ of: 'lastUpdated', day: dayOf(moment) }, i18n.language);
    return t('tracker.since', { date });
  };
  return (
    <CardTab
      query={{ status: isOut ? 'error' : status, data: data?.result, refetch }}
      none={{ title: t('tracker.none'), text: t('tracker.noneText') }}
      way={
        tracker ? (
          <OutsideLink href={tracker}>{t('tracker.open')}</OutsideLink>
        ) : (
          <Link to="/trackChanges">{t('tracker.open')}</Link>
        )
      }
      renderNote={({ trackingSinceDate }) => <p>{since(trackingSinceDate)}</p>}
    />
  );
}

/** The latest updates in a company's subscription. */
function RecentlyUpdated() {
  const t = useMessages('dashboard');
  const query = useQuery(recentlyUpdatedQuery);
  return <CardTab query={query} none={{ title: t('updated.none'), text: t('updated.noneText') }} />;
}

/** The documents that a reader opened last. */
function RecentlyAccessed() {
  const t = useMessages('dashboard');
  const query = useQuery(recentlyAccessedQuery);
  return <CardTab query={query} none={{ title: t('accessed.none'), text: t('accessed.noneText') }} />;
}

/** The first of a reader's favorites, and a link to all of them. */
function Favorites() {
  const t = useMessages('dashboard');
  const { status, data, refetch } = useQuery(favoritesQuery);
  return (
    <CardTab
      query={{ status, data: data?.result, refetch }}
      none={{ title: t('favorites.none'), text: t('favorites.noneText') }}
      way={<Link to="/favorites">{t('favorites.all')}</Link>}
    />
  );
}

const TableOfContents = lazyWithMessages(
  [],
  async () => (await import('./TableOfContents.tsx')).TableOfContents,
);
const Subscriptions = lazyWithMessages([], async () => (await import('./Subscriptions.tsx')).Subscriptions);

const panels: Readonly<Record<HomeTab, ComponentType<{ whileLoading?: ReactNode }>>> = {
  contents: TableOfContents,
  accessed: RecentlyAccessed,
  tracker: Tracker,
  favorites: Favorites,
  subscriptions: Subscriptions,
  updated: RecentlyUpdated,
  companySubscriptions: Subscriptions,
};
const panelId = 'home-tab';

/** The tabs of the home screen; each has a URL, and the URL of an unavailable tab redirects. */
export function HomeTabs({ facts }: { facts: TabFacts }) {
  const t = useMessages('dashboard');
  const navigate = useNavigate();
  const { key } = useParams();
  const tabs = tabsFor(facts);
  const countOf = useTabCounts(tabs, facts.subscriptions);
  const tab = tabAt(key, facts);
  if (key !== undefined && key !== tabKeys[tab]) return <Navigate replace to={tabPath(tab)} />;

  const choose = (chosen: string): void => {
    const next = tabs.find((each) => each === chosen);
    if (next && next !== tab) void navigate(tabPath(next), { preventScrollReset: true });
  };
  const Panel = panels[tab];
  return (
    <section className={styles.tabs} aria-label={t('tabs')}>
      <Tabs
        tabs={tabs.map((each) => ({ key: each, label: t(`tab.${each}`), count: countOf(each) }))}
        chosen={tab}
        onChoose={choose}
        label={t('tabs')}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`tab.${tab}`)}>
        <VisuallyHidden>
          <h2>{t(`tab.${tab}`)}</h2>
        </VisuallyHidden>
        <Panel whileLoading={<CardsToCome />} />
      </div>
    </section>
  );
}

/** The count of each tab: null while loading, undefined for tabs without one. */
function useTabCounts(
  tabs: readonly HomeTab[],
  subscriptions: number,
): (tab: HomeTab) => number | null | undefined {
  const tracked = useQuery({ ...trackedQuery, enabled: tabs.includes('tracker') });
  const favorites = useQuery({ ...favoritesQuery, enabled: tabs.includes('favorites') });
  return (tab) => {
    switch (tab) {
      case 'tracker':
        return countOf(tracked);
      case 'favorites':
        return countOf(favorites);
      case 'subscriptions':
      case 'companySubscriptions':
        return subscriptions;
      default:
        return undefined;
    }
  };
}

const countOf = ({ data, isError }: { data: { count: number } | undefined; isError: boolean }) =>
  isError ? null : (data?.count ?? null);
