import { useParams } from 'react-router';
import { Aside } from './around/Around.tsx';
import { Publishers } from './publishers/Publishers.tsx';
import { tabAt, tabsFor, type TabFacts } from './tabs/homeTab.ts';
import { HomeTabs } from './tabs/HomeTabs.tsx';
import { useIsSettled } from './tabs/useIsSettled.ts';
import { useTabFacts } from './tabs/useTabFacts.ts';
import styles from './Shelf.module.css';

/** What stands below the search: what the reader comes back to, and what the tenant has around it. */
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
