import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DimensionLine } from '../../ui/layout/DimensionLine.tsx';
import { Figures } from '../../i18n/Figures.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { searchPath } from './address.ts';
import type { Found } from './found.ts';
import { Marks, Pagination, Reason, ResultsBar } from './lateParts.ts';
import { ResultRow } from './ResultRow.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Marker } from './explanation/Marks.tsx';
import styles from './Results.module.css';

type Props = {
  found: Found;
  /** Whether the next results are on their way: these stay until they come. */
  isStale: boolean;
  onPage: (page: number) => void;
  /** Shown at the end, next to the pages. */
  foot: ReactNode;
};

/** One page of the documents found. */
export function Results({ found, isStale, onPage, foot }: Props) {
  const { count, subscribedCount, documents, nextPageFlag, search, corrections, synonyms } = found;
  const t = useMessages('search');
  const address = searchPath(search);
  const before = search.page * search.size;
  // Semantic results were not matched by words.
  const words =
    search.kind === 'semantic'
      ? ''
      : [found.words ?? search.text, ...corrections.map(({ used }) => used)].join(' ');
  const [marker, setMarker] = useState<Marker>();
  const query = marker?.words === words ? marker.query : words;
  const pageCount = Math.ceil(count / search.size);
  if (search.page >= pageCount)
    return isStale ? null : <ToLastPage address={searchPath({ ...search, page: pageCount - 1 })} />;
  return (
    <>
      <Marks {...{ words, synonyms }} onReady={setMarker} whenFailed={null} />
      <DimensionLine>
        <Range from={before + 1} to={before + documents.length} count={count} subscribed={subscribedCount} />
      </DimensionLine>
      <ol
        className={styles.list}
        id="results"
        tabIndex={-1}
        aria-label={t('results')}
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        {documents.map((document) => (
          <ResultRow
            key={document.contentCode}
            document={document}
            search={{ address, text: search.text, count }}
            query={query}
            reason={words.trim() !== '' && <Reason {...{ document, search, count }} whenFailed={null} />}
          />
        ))}
      </ol>
      <ResultsBar documents={documents} whenFailed={null} />
      <div className={styles.foot}>
        {pageCount > 1 && (
          <Pagination
            whenFailed={null}
            page={search.page}
            pageCount={pageCount}
            hasNext={nextPageFlag}
            onPage={onPage}
            hrefOf={(page) => searchPath({ ...search, page })}
            labels={{
              previous: t('previous'),
              next: t('next'),
              page: (number) => t('page', { number }),
            }}
          />
        )}
        {foot}
      </div>
    </>
  );
}

/** Redirects from a page that no longer exists, as the library has changed. */
function ToLastPage({ address }: { address: string }) {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  useEffect(() => {
    // Not after the user has navigated away: the URL is ahead of what is rendered.
    if (window.location.search === query) void navigate(address, { replace: true });
  }, [navigate, query, address]);
  return null;
}

type RangeProps = {
  from: number;
  to: number;
  count: number;
  subscribed: number;
};

function Range({ from, to, count, subscribed }: RangeProps) {
  const t = useMessages('search');
  const number = useNumberFormat();
  const values = { from: number(from), to: number(to), count: number(count), subscribed: number(subscribed) };
  return <Figures>{t('range', values)}</Figures>;
}
