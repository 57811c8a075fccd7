import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { decodeQuery } from '../../client/query.ts';
import { DimensionLine } from '../../ui/layout/DimensionLine.tsx';
import { Figures } from '../../i18n/Figures.tsx';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { SearchBox } from '../search/index.ts';
import { useAccount, useTenant } from '../session/index.ts';
import { greetingWord, nameToGreet, welcomeWord } from './greeting.ts';
import { publishersQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './HomeScreen.module.css';

// Few readers come by a link of it.
const Resolver = lazyWithMessages([], async () => (await import('./resolver/Resolver.tsx')).Resolver);

// Neither is needed for the first search.
const Dashboard = lazyWithMessages(
  'dashboard',
  async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
);
const SinceLastVisit = lazyWithMessages(
  'dashboard',
  async () => (await import('./dashboard/SinceLastVisit.tsx')).SinceLastVisit,
);

/** Where a reader begins, or is led on from by a link of the resolver. */
export function HomeScreen() {
  const { resolver } = decodeQuery(useLocation().search);
  if (!resolver) return <Home />;
  return <Resolver written={resolver[0] ?? ''} home={<Home />} />;
}

/** A greeting, the search, and what a reader comes back to. */
function Home() {
  const t = useMessages('home');
  const account = useAccount();
  const { 'greeting-key': greetingKey, 'welcome-key': welcomeKey } = useTenant();
  const [openedAt] = useState(() => new Date());
  usePageTitle(t('title'));
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.lead}>
          <h1 className={styles.greeting} tabIndex={-1}>
            {t(greetingWord(greetingKey, openedAt.getHours(), account.userType), {
              name: nameToGreet(account),
            })}
          </h1>
          <p className={styles.welcome}>{t(welcomeWord(welcomeKey))}</p>
          <div className={styles.search}>
            <SearchBox variant="hero">
              <Holdings />
            </SearchBox>
          </div>
        </div>
        <SinceLastVisit whenFailed={null} />
      </section>
      <Dashboard whileLoading={<div className={styles.shelf} />} />
    </div>
  );
}

/** How much there is to search. */
function Holdings() {
  const t = useMessages('home');
  const { data: publishers } = useQuery(publishersQuery);
  if (!publishers) return <div className={styles.measure} />;
  const documents = publishers.reduce((sum, { count }) => sum + count, 0);
  const values = { documents, publishers: publishers.filter(({ count }) => count > 0).length };
  return (
    <div className={styles.measure}>
      <DimensionLine>
        <Figures>{t('holdings', values)}</Figures>
      </DimensionLine>
    </div>
  );
}
