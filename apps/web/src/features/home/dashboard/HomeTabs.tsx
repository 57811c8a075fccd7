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
import { favouritesQuery, recentlyAccessedQuery, recentlyUpdatedQuery, trackedQuery } from './queries.ts';
import { dateInWords } from '../../documents/index.ts';
import { useTenant } from '../../session/index.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { dayOf } from './dayOf.ts';
import styles from './HomeTabs.module.css';

/** The documents that a reader tracks, and the way to the tenant's own tracker. */
function Tracker() {
  const words = useMessages('dashboard');
  const { i18n } = useTranslation();
  const { 'tracker-url': tracker } = useTenant();
  const { status, data, refetch } = useQuery(trackedQuery);
  const isOut = data?.trackerUnavailable ?? false;
  const since = (moment: string): string => {
    const date = dateInWords({ of: 'lastUpdated', day: dayOf(moment) }, i18n.language);
    return words('tracker.since', { date });
  };
  return (
    <CardTab
      asked={{ status: isOut ? 'error' : status, data: data?.result, refetch }}
      none={{ title: words('tracker.none'), text: words('tracker.noneText') }}
      way={
        tracker ? (
          <OutsideLink href={tracker}>{words('tracker.open')}</OutsideLink>
        ) : (
          <Link to="/trackChanges">{words('tracker.open')}</Link>
        )
      }
      renderNote={({ trackingSinceDate }) => <p>{since(trackingSinceDate)}</p>}
    />
  );
}

/** What was updated last of what a company subscribes to. */
function RecentlyUpdated() {
  const words = useMessages('dashboard');
  const asked = useQuery(recentlyUpdatedQuery);
  return <CardTab asked={asked} none={{ title: words('updated.none'), text: words('updated.noneText') }} />;
}

/** The documents that a reader opened last. */
function RecentlyAccessed() {
  const words = useMessages('dashboard');
  const asked = useQuery(recentlyAccessedQuery);
  return <CardTab asked={asked} none={{ title: words('accessed.none'), text: words('accessed.noneText') }} />;
}

/** The first of a reader's favourites, and the way to all of them. */
function Favorites() {
  const words = useMessages('dashboard');
  const { status, data, refetch } = useQuery(favouritesQuery);
  return (
    <CardTab
      asked={{ status, data: data?.result, refetch }}
      none={{ title: words('favorites.none'), text: words('favorites.noneText') }}
      way={<Link to="/favorites">{words('favorites.all')}</Link>}
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

/** What a reader comes back to, tab by tab; each has an address, and one that is not theirs leads to one that is. */
export function HomeTabs({ facts }: { facts: TabFacts }) {
  const words = useMessages('dashboard');
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
    <section className={styles.tabs} aria-label={words('tabs')}>
      <Tabs
        tabs={tabs.map((each) => ({ key: each, label: words(`tab.${each}`), count: countOf(each) }))}
        chosen={tab}
        onChoose={choose}
        label={words('tabs')}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={words(`tab.${tab}`)}>
        <VisuallyHidden>
          <h2>{words(`tab.${tab}`)}</h2>
        </VisuallyHidden>
        <Panel whileLoading={<CardsToCome />} />
      </div>
    </section>
  );
}

/** How much each tab holds beyond what it shows: null while that is asked for, undefined where it is not said. */
function useTabCounts(
  tabs: readonly HomeTab[],
  subscriptions: number,
): (tab: HomeTab) => number | null | undefined {
  const tracked = useQuery({ ...trackedQuery, enabled: tabs.includes('tracker') });
  const favourites = useQuery({ ...favouritesQuery, enabled: tabs.includes('favorites') });
  return (tab) => {
    switch (tab) {
      case 'tracker':
        return countOf(tracked);
      case 'favorites':
        return countOf(favourites);
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
