import type { ComponentType, ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { CardsToCome } from '../cards/CardsToCome.tsx';
import { lazyWithMessages } from '../../../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Favorites } from './Favorites.tsx';
import { tabAt, tabKeys, tabPath, tabsFor, type HomeTab, type TabFacts } from './homeTab.ts';
import { RecentlyAccessed } from './RecentlyAccessed.tsx';
import { RecentlyUpdated } from './RecentlyUpdated.tsx';
import { Tracker } from './Tracker.tsx';
import { useTabCounts } from './useTabCounts.ts';
import styles from './HomeTabs.module.css';

const TableOfContents = lazyWithMessages(
  [],
  async () => (await import('../contents/TableOfContents.tsx')).TableOfContents,
);
const Subscriptions = lazyWithMessages(
  [],
  async () => (await import('../subscriptions/Subscriptions.tsx')).Subscriptions,
);

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
