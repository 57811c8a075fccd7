import { useQuery } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { PartProps } from '../pagePart.ts';
import { relatedQuery } from './query.ts';
import { RelatedSection } from './RelatedSection.tsx';
import { sectionsOf } from './sections.ts';
import { useWords } from './useWords.ts';
import parts from './RelatedPanel.module.css';

/** What a document cites, and what stands beside it: a section for each kind that there is. */
export function RelatedPanel({ document }: PartProps) {
  const words = useWords();
  const { data, error, refetch } = useQuery(relatedQuery(document.contentCode));
  if (error) {
    return (
      <ErrorState
        title={words('failed')}
        onRetry={() => void refetch()}
        {...(error instanceof CallRefused && { requestId: error.requestId })}
      >
        {words('failedText')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows rows={5} />;
  const sections = sectionsOf(data);
  if (sections.length === 0) return <EmptyState title={words('none')}>{words('noneText')}</EmptyState>;
  return (
    <div className={parts.sections}>
      <p className={parts.count}>{words('sections', { count: sections.length })}</p>
      {sections.map((section) => (
        <RelatedSection key={section.group} section={section} isAlone={sections.length === 1} />
      ))}
    </div>
  );
}
