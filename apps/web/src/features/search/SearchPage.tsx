import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/feedback/toasts.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { useAccount } from '../session/index.ts';
import { type SearchAddress, type SearchKind, searchPath, searchPaths } from './address.ts';
import { Billboard } from './billboard/index.ts';
import { foundQuery, type Found } from './found.ts';
import { SizeMenu, SortMenu, type Change } from './ListControls.tsx';
import { FeedbackLink, PickedChips, ResultSkipLinks, SearchNotes } from './lateParts.ts';
import { RefineButton, RefinementColumn, useIsRefinable } from './refinement/index.ts';
import { refinementsOf } from './refinements.ts';
import { Results } from './Results.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { CallRefused } from '../../client/client.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { quoted } from './quoted.ts';
import { useOffered } from './useOffered.ts';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import styles from './SearchPage.module.css';

// Most searches find something.
const NoResults = lazyWithMessages([], async () => (await import('./NoResults.tsx')).NoResults);
const SemanticAsk = lazyWithMessages([], async () => (await import('./SemanticAsk.tsx')).SemanticAsk);

/** The search page, whose state is in the URL. */
export function SearchPage({ search }: { search: SearchAddress }) {
  const words = useMessages('search');
  const isUnified = useAccount().unifiedSearchFlag;
  const isSemantic = search.kind === 'semantic';
  const isAsking = !isSemantic || search.text.trim() !== ''; // All documents are near to no meaning.
  const results = useQuery({ ...foundQuery({ search, isUnified }), enabled: isAsking });
  const heading = useRef<HTMLHeadingElement>(null);
  const { change, turnTo } = useChanges(search);
  const isNarrow = useIsNarrow('lg');
  const isRefinable = useIsRefinable(search.kind);
  const found = isAsking ? results.data : undefined;
  const searched = {
    ...(found?.search ?? search),
    ...(found?.count && found.correctedText && { text: found.correctedText }),
  };
  const hasResults = (found?.count ?? 0) > 0;
  const picked = refinementsOf(search).length;
  const foot = <FeedbackLink search={search} whenFailed={null} />;

  usePageTitle(search.text ? words('title', { text: search.text }) : words('titleAll'));
  useBrokenPicksNotice(search.hasBrokenPicks);

  return (
    <div className={styles.screen} data-refinable={(isRefinable && !isNarrow) || undefined}>
      {isRefinable && !isNarrow && <RefinementColumn search={search} onChange={change} />}
      <ResultSkipLinks
        key={String(hasResults)} // Anew, so that the links are in their order.
        {...{ hasResults }}
        hasFilters={isRefinable}
        whenFailed={null}
      />
      <div className={styles.results}>
        {found && isNoted(found) && <SearchNotes found={found} whileLoading={null} whenFailed={null} />}
        <h1 className={styles.heading} ref={heading} tabIndex={-1} aria-live="polite">
          <Heading search={searched} count={found?.count} />
        </h1>
        <div className={styles.where}>
          {isSemantic && <SemanticNote search={search} />}
          <Where kind={search.kind} />
          {!isSemantic && (
            <span className={styles.families}>
              <Switch
                label={words('families')}
                isOn={search.isOnePerFamily}
                onChange={(isOnePerFamily) => change({ isOnePerFamily })}
              />
            </span>
          )}
        </div>
        <div className={styles.controls}>
          {isRefinable && isNarrow && (
            <span id="refinements" tabIndex={-1}>
              <RefineButton search={search} count={found?.count} onChange={change} />
            </span>
          )}
          <span className={styles.order}>
            <SortMenu search={search} onChange={change} />
            {(!isNarrow || !isRefinable) && <SizeMenu search={search} onChange={change} />}
          </span>
        </div>
        <Billboard search={search} onChange={change} />
        <PickedChips
          search={search}
          onChange={change}
          whileLoading={picked > 0 && <div className={styles.picked} data-two={picked > 1 || undefined} />}
          whenFailed={null}
        />
        <div className={styles.list}>
          {!isAsking ? (
            <SemanticAsk whileLoading={<SkeletonRows rows={6} />} />
          ) : !found && results.isError ? (
            <Failed error={results.error} onRetry={() => void results.refetch()} />
          ) : !found ? (
            <SkeletonRows rows={6} />
          ) : found.count === 0 ? (
            <NoResults
              search={search}
              onChange={change}
              foot={foot}
              whileLoading={<SkeletonRows rows={6} />}
            />
          ) : (
            <Results
              found={found}
              foot={foot}
              isStale={results.isPlaceholderData && !results.isPaused}
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

/** Whether there is something to say of how a search was understood. */
const isNoted = ({ count, correctedText, isPartial, suggestion, ignored, search }: Found): boolean =>
  ignored.length > 0 ||
  (count > 0 && (correctedText !== null || isPartial || suggestion !== null)) ||
  search.isExact;

/** Steps from this search to another one: every change begins at the first page. */
function useChanges(search: SearchAddress) {
  const navigate = useNavigate();
  const change: Change = (changed) =>
    void navigate(searchPath({ ...search, page: 0, ...changed }), {
      // The reader is at work among the refinements: the page must not jump away from under the pointer.
      preventScrollReset: 'picks' in changed,
      // A second change soon after this one adds to it.
      flushSync: true,
    });
  const turnTo = (page: number): void => void navigate(searchPath({ ...search, page }));
  return { change, turnTo };
}

function useBrokenPicksNotice(isBroken: boolean): void {
  const words = useMessages('search');
  useEffect(() => {
    if (isBroken) showToast({ kind: 'error', message: words('brokenPicks') });
  }, [isBroken, words]);
}

/** The error of a search, with a retry. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useMessages('search');
  const { t } = useTranslation();
  const requestId = error instanceof CallRefused ? error.requestId : '';
  return (
    <ErrorState title={words('failed')} onRetry={onRetry} {...(requestId && { requestId })}>
      <p>{wordsFor(error, t)}</p>
      <p>{words('failedText')}</p>
    </ErrorState>
  );
}

type Props = {
  search: Pick<SearchAddress, 'kind' | 'text'>;
  /** Undefined until they are counted. */
  count: number | undefined;
};

/** The number of results, and the query. */
function Heading({ search: { kind, text: searchText }, count }: Props) {
  const words = useMessages('search');
  const query = searchText.trim() === '*' ? '' : searchText; // asks for everything, as no text does
  const text = quoted(query);
  if (kind === 'semantic') {
    if (!query || count === undefined) return words('semantic.waiting');
    return count === 0 ? words('semantic.none', { text }) : words('semantic.heading', { count, text });
  }
  if (count === undefined) {
    if (!query) return words('headingWaitingAll');
    return (
      <span className={styles.waiting}>
        <span>{words('headingWaiting', { text })}</span>
        <span className={styles.room} aria-hidden>
          {words('heading', { count: 10, text })}
        </span>
      </span>
    );
  }
  if (count === 0) return query ? words('none', { text }) : words('noneAll');
  return query ? words('heading', { count, text }) : words('headingAll', { count });
}

/** Explains semantic search, that it is in beta, and links to the search by words. */
function SemanticNote({ search: { text } }: { search: SearchAddress }) {
  const words = useMessages('search');
  const { kinds } = useOffered();
  const other = (['content', 'subscription'] as const).find((kind) => kinds.includes(kind));
  return (
    <p className={styles.note}>
      <b className={styles.beta}>{words('semantic.beta')}</b>
      <span>{words('semantic.note')}</span>
      {other && <Link to={searchPath({ kind: other, text })}>{words('semantic.words')}</Link>}
    </p>
  );
}

const choices = ['content', 'subscription'] as const;

/** Switches between all content and the reader's subscription; the rest of the URL stays. */
function Where({ kind }: { kind: SearchKind }) {
  const words = useMessages('search');
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const { kinds } = useOffered();
  const chosen = choices.find((each) => each === kind);
  if (!chosen || !choices.every((each) => kinds.includes(each))) return null;
  return (
    <RadioGroup
      label={words('where')}
      value={chosen}
      options={choices.map((value) => ({ value, label: words(`where.${value}`) }))}
      onChange={(value) => void navigate(searchPaths[value] + query)}
    />
  );
}
