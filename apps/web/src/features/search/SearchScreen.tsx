import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CallRefused } from '../../client/client.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../words/usePageTitle.ts';
import { useFeature } from '../session/index.ts';
import { readSearch, searchPath, type SearchAddress } from './address.ts';
import { SizeMenu, SortMenu, type Change } from './ListControls.tsx';
import { NoResults } from './NoResults.tsx';
import { PickedChips } from './PickedChips.tsx';
import { resultsQuery } from './queries.ts';
import { quoted } from './quoted.ts';
import { RefineButton } from './RefineButton.tsx';
import { RefinementColumn } from './RefinementColumn.tsx';
import { Results } from './Results.tsx';
import { useWords } from './useWords.ts';
import parts from './SearchScreen.module.css';

/** The search in all content: its address says what is looked for, and what you see follows it. */
export function SearchScreen() {
  const words = useWords();
  const asked = readSearch(useLocation().search);
  const search = asked;
  const results = useQuery(resultsQuery(search));
  const heading = useRef<HTMLHeadingElement>(null);
  const { change, turnTo } = useChanges(search);
  const isNarrow = useMediaQuery('(max-width: 991.98px)', undefined, { getInitialValueInEffect: false });
  const isRefinable = useFeature('search-refinement');
  const count = results.data?.count;

  usePageTitle(search.text ? words('title', { text: search.text }) : words('titleAll'));
  useBrokenPicksNotice(search.hasBrokenPicks);

  return (
    <div className={parts.screen} data-refinable={(isRefinable && !isNarrow) || undefined}>
      {isRefinable && !isNarrow && <RefinementColumn search={search} onChange={change} />}
      <div className={parts.results}>
        <h1 className={parts.heading} ref={heading} tabIndex={-1} aria-live="polite">
          <Heading text={(results.data?.search ?? search).text} count={count} />
        </h1>
        <div className={parts.controls}>
          {isRefinable && isNarrow && <RefineButton search={search} count={count} onChange={change} />}
          <span className={parts.order}>
            <SortMenu search={search} onChange={change} />
            {!isNarrow && <SizeMenu search={search} onChange={change} />}
          </span>
        </div>
        <PickedChips picks={search.picks} onChange={(picks) => change({ picks })} />
        <div className={parts.list}>
          {results.isError ? (
            <Failed error={results.error} onRetry={() => void results.refetch()} />
          ) : !results.data ? (
            <SkeletonRows rows={6} />
          ) : results.data.count === 0 ? (
            <NoResults search={search} onChange={change} />
          ) : (
            <Results
              found={results.data}
              isStale={results.isPlaceholderData}
              onPage={(page) => {
                turnTo(page);
                heading.current?.focus({ preventScroll: true });
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Steps from this search to another one: every change begins at the first page. */
function useChanges(search: SearchAddress) {
  const navigate = useNavigate();
  const change: Change = (changed) =>
    // The reader is at work among the refinements: the page must not jump away from under the pointer.
    void navigate(searchPath({ ...search, page: 0, ...changed }), { preventScrollReset: 'picks' in changed });
  const turnTo = (page: number): void => void navigate(searchPath({ ...search, page }));
  return { change, turnTo };
}

function useBrokenPicksNotice(isBroken: boolean): void {
  const words = useWords();
  useEffect(() => {
    if (isBroken) notify({ kind: 'error', message: words('brokenPicks') });
  }, [isBroken, words]);
}

function Heading({ text: query, count }: { text: string; count: number | undefined }) {
  const words = useWords();
  const text = quoted(query);
  if (count === undefined) return query ? words('headingWaiting', { text }) : words('headingWaitingAll');
  if (count === 0) return query ? words('none', { text }) : words('noneAll');
  return query ? words('heading', { count, text }) : words('headingAll', { count });
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords();
  const { t } = useTranslation();
  const requestId = error instanceof CallRefused ? error.requestId : '';
  return (
    <ErrorState title={words('failed')} onRetry={onRetry} {...(requestId && { requestId })}>
      <p>{wordsFor(error, t)}</p>
      <p>{words('failedText')}</p>
    </ErrorState>
  );
}
