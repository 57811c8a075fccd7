import { Around } from './around/Around.tsx';
import { Publishers } from './publishers/Publishers.tsx';
import { tabsFor } from './tabs/homeTab.ts';
import { HomeTabs } from './tabs/HomeTabs.tsx';
import { useTabFacts } from './tabs/useTabFacts.ts';
import parts from './Shelf.module.css';

/** What stands below the search: what the reader comes back to, and what the tenant has around it. */
export function Shelf() {
  const facts = useTabFacts();
  if (!facts) return <div className={parts.toCome} />;
  const tabs = tabsFor(facts);
  const saysPublishers = tabs.some((tab) => tab === 'contents' || /subscriptions/i.test(tab));
  return (
    <>
      <HomeTabs facts={facts} />
      {!saysPublishers && <Publishers />}
      <Around />
    </>
  );
}
