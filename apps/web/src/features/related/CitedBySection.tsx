import type { CitingDocument } from '@norma/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { DocumentEntry } from '../documents/index.ts';
import styles from './RelatedSection.module.css';

const atOnce = 20;

/** The documents that cite a standard, folded up like what it cites; nothing where none does. */
export function CitedBySection({ contentCode, isUnfolded }: { contentCode: string; isUnfolded: boolean }) {
  const t = useMessages('related');
  const { t: words } = useTranslation();
  const number = useNumberFormat();
  const [isOpen, setOpen] = useState(isUnfolded);
  const query = useInfiniteQuery({
    queryKey: queryKeys.documents('cited-by', contentCode),
    queryFn: ({ signal, pageParam }) =>
      laterClient.references.citedBy({ query: { contentCode, from: pageParam, size: atOnce } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, from) => (from + atOnce < total ? from + atOnce : undefined),
    staleTime: 5 * 60 * 1000,
    meta: { isHandled: true },
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (error && !data)
    return (
      <ErrorState title={t('citedByFailed')} error={error} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  const total = data?.pages[0]?.total ?? 0;
  if (total === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <button
          className={styles.fold}
          type="button"
          aria-expanded={isOpen}
          aria-controls="related-cited-by"
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight className={styles.sign} size={16} stroke={1.6} aria-hidden />
          {t('citedBy')}
          <span className={styles.count}>{number(total)}</span>
        </button>
      </h2>
      <div className={styles.documents} id="related-cited-by" hidden={!isOpen}>
        <DataTable
          caption={t('citedBy')}
          columns={[{ key: 'document', head: words('ui.document'), cell: citingCell }]}
          rows={data?.pages.flatMap(({ documents }) => documents) ?? []}
          keyOf={({ contentCode: code }) => code}
          nameOf={({ designation }) => designation}
          empty={null}
          narrow="stack"
        />
        {hasNextPage && (
          <Button
            aria-disabled={isFetchingNextPage || undefined}
            onClick={() => isFetchingNextPage || void fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        )}
      </div>
    </section>
  );
}

const citingCell = (document: CitingDocument) => <Citing document={document} />;

function Citing({ document }: { document: CitingDocument }) {
  const t = useMessages('related');
  const { citedDesignation, isDated, clauses } = document;
  const designation = isolateLtr(citedDesignation);
  return (
    <DocumentEntry {...document} language="en" namesPublisher>
      <span className={styles.edition}>
        {t(isDated ? 'citesDated' : 'citesUndated', { designation })}
        {clauses.length > 0 && ` · ${t('citingClauses', { clauses: isolateLtr(clauses.join(', ')) })}`}
      </span>
    </DocumentEntry>
  );
}
