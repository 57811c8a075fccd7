import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { decodeQuery } from '../../client/query.ts';
import { DimensionLine } from '../../ui/DimensionLine.tsx';
import { Figures } from '../../words/Figures.tsx';
import { usePageTitle } from '../../words/usePageTitle.ts';
import { SearchBox, searchPath } from '../search/index.ts';
import { subscriptionsQuery, useAccount } from '../session/index.ts';
import { nameToGreet, timeOfDay } from './greeting.ts';
import { publishersQuery, recentlyAccessedQuery } from './queries.ts';
import { useWords } from './useWords.ts';
import parts from './HomeScreen.module.css';

// Few readers come by a link of it.
const Resolver = lazy(async () => ({ default: (await import('./resolver/Resolver.tsx')).Resolver }));

// Not needed for the first search.
const RecentlyAccessed = lazy(async () => ({
  default: (await import('./recent/RecentlyAccessed.tsx')).RecentlyAccessed,
}));

/** Where a reader begins, or is led on from by a link of the resolver. */
export function HomeScreen() {
  const { resolver } = decodeQuery(useLocation().search);
  if (!resolver) return <Home />;
  return (
    <Suspense>
      <Resolver written={resolver[0] ?? ''} home={<Home />} />
    </Suspense>
  );
}

/** A greeting, the search, and what there is to search. */
function Home() {
  const words = useWords();
  const account = useAccount();
  const [openedAt] = useState(() => new Date());
  usePageTitle(words('title'));
  return (
    <div className={parts.home}>
      <section className={parts.hero}>
        <h1 className={parts.greeting} tabIndex={-1}>
          {words(`greeting.${timeOfDay(openedAt.getHours())}`, { name: nameToGreet(account) })}
        </h1>
        <p className={parts.welcome}>{words('welcome')}</p>
        <div className={parts.search}>
          <SearchBox variant="hero">
            <Holdings />
          </SearchBox>
        </div>
      </section>
      <Lists />
    </div>
  );
}

/** What was opened last, for people who read for themselves, and whose documents there are. */
function Lists() {
  const { userType } = useAccount();
  const isPersonal = userType === 'INDIVIDUAL';
  const { data: accessed, isFetched } = useQuery({ ...recentlyAccessedQuery, enabled: isPersonal });
  // Shown together: what comes first would be pushed down by what comes above it.
  if (isPersonal && !isFetched) return <div className={parts.lists} />;
  return (
    <Suspense fallback={<div className={parts.lists} />}>
      {isPersonal && <RecentlyAccessed accessed={accessed} />}
      <Publishers />
    </Suspense>
  );
}

/** How much there is to search. */
function Holdings() {
  const words = useWords();
  const { data: publishers } = useQuery(publishersQuery);
  if (!publishers) return <div className={parts.measure} />;
  const documents = publishers.reduce((sum, { count }) => sum + count, 0);
  const values = { documents, publishers: publishers.filter(({ count }) => count > 0).length };
  return (
    <div className={parts.measure}>
      <DimensionLine>
        <Figures>{words('holdings', values)}</Figures>
      </DimensionLine>
    </div>
  );
}

/** Whose documents these are, each a way to all of them. */
function Publishers() {
  const words = useWords();
  const { data: publishers } = useQuery(publishersQuery);
  const { data: subscriptions } = useQuery(subscriptionsQuery);
  if (!publishers || !subscriptions) return <div className={parts.lists} />;
  const subscribed = new Set(
    subscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey),
  );
  const held = publishers.filter(({ count }) => count > 0);
  return (
    <section className={parts.publishers}>
      <h2>{words('publishers')}</h2>
      <ul className={parts.cells}>
        {held.map(({ key, name, count }) => (
          <li className={parts.cell} key={key}>
            <bdi className={parts.code} dir="ltr">
              {key}
            </bdi>
            <Link className={parts.name} to={searchPath({ picks: [{ list: 'publisherList', key, name }] })}>
              <bdi>{name}</bdi>
            </Link>
            <span className={parts.facts}>
              {words('documentsOf', { count })} ·{' '}
              {words(subscribed.has(key) ? 'subscribed' : 'notSubscribed')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
