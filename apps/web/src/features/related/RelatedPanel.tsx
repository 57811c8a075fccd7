import type { RelatedContent } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryState, type PartProps } from '../documents/forDocumentPage.ts';
import { HealthLink } from '../references/forDocumentPage.ts';
import { useFeature } from '../session/index.ts';
import { CitedBySection } from './CitedBySection.tsx';
import { RelatedSection } from './RelatedSection.tsx';
import { sectionsOf } from './sections.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import styles from './RelatedPanel.module.css';
import { apiQuery } from '../../client/apiQuery.ts';

/** References and related documents, with a section for each kind. */
export function RelatedPanel({ document, isUnfolded = false }: PartProps & { isUnfolded?: boolean }) {
  const t = useMessages('related');
  const query = useQuery(relatedQuery(document.contentCode));
  return (
    <QueryState query={query} rows={5} failed={{ title: t('failed'), text: t('failedText') }}>
      {(related) => <Sections contentCode={document.contentCode} related={related} isUnfolded={isUnfolded} />}
    </QueryState>
  );
}

type SectionsProps = { contentCode: string; related: RelatedContent; isUnfolded: boolean };

function Sections({ contentCode, related, isUnfolded }: SectionsProps) {
  const t = useMessages('related');
  const followsReferences = useFeature('reference-links');
  const sections = sectionsOf(related);
  if (sections.length === 0 && !followsReferences)
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <div className={styles.sections}>
      {sections.length > 0 && <p className={styles.count}>{t('sections', { count: sections.length })}</p>}
      {related.citedContent.length > 0 && <HealthLink of={{ contentCode }} />}
      {sections.map((section) => (
        <RelatedSection
          key={section.group}
          section={section}
          isUnfolded={isUnfolded || sections.length === 1}
        />
      ))}
      {followsReferences && (
        <CitedBySection contentCode={contentCode} isUnfolded={isUnfolded || sections.length === 0} />
      )}
    </div>
  );
}

/** The related documents. */
const relatedQuery = (contentCode: string) =>
  apiQuery(
    queryKeys.documents('related', contentCode),
    (options): Promise<RelatedContent> => client.related.relatedContent({ query: { contentCode } }, options),
    { staleTime: 5 * 60 * 1000 },
  );
