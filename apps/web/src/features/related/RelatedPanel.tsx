import type { RelatedContent } from '@norma/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Asked, type PartProps } from '../documents/forDocumentPage.ts';
import { RelatedSection } from './RelatedSection.tsx';
import { sectionsOf } from './sections.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import styles from './RelatedPanel.module.css';

/** What a document cites, and what stands beside it: a section for each kind that there is. */
export function RelatedPanel({ document }: PartProps) {
  const words = useMessages('related');
  const query = useQuery(relatedQuery(document.contentCode));
  return (
    <Asked query={query} rows={5} failed={{ title: words('failed'), text: words('failedText') }}>
      {(related) => <Sections related={related} />}
    </Asked>
  );
}

function Sections({ related }: { related: RelatedContent }) {
  const words = useMessages('related');
  const sections = sectionsOf(related);
  if (sections.length === 0) return <EmptyState title={words('none')}>{words('noneText')}</EmptyState>;
  return (
    <div className={styles.sections}>
      <p className={styles.count}>{words('sections', { count: sections.length })}</p>
      {sections.map((section) => (
        <RelatedSection key={section.group} section={section} isAlone={sections.length === 1} />
      ))}
    </div>
  );
}

/** What is related to a document. */
const relatedQuery = (contentCode: string) =>
  queryOptions({
    queryKey: queryKeys.documents('related', contentCode),
    queryFn: ({ signal }): Promise<RelatedContent> =>
      client.related.relatedContent({ query: { contentCode } }, { signal }),
    staleTime: 5 * 60 * 1000,
    meta: { isHandled: true },
  });
