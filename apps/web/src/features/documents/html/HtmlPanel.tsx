import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { Address } from '../useAddress.ts';
import { HtmlText } from './HtmlText.tsx';
import { Opening } from '../Opening.tsx';
import { articleQuery } from '../queries.ts';
import { useWords } from './useWords.ts';
import parts from './HtmlPanel.module.css';

/** The HTML of a document, once it has come. */
export function HtmlPanel({ document, address }: { document: Metadata; address: Address }) {
  const words = useWords();
  const { data: article, error, refetch } = useQuery(articleQuery(document.contentId));
  if (error) {
    return (
      <div className={parts.failure}>
        <ErrorState title={words('failed')} onRetry={() => void refetch()}>
          {words('failedText')}
        </ErrorState>
      </div>
    );
  }
  if (article === undefined) {
    return (
      <div className={parts.opening}>
        <Opening>{words('opening')}</Opening>
      </div>
    );
  }
  return <HtmlText article={article} title={document.displayDesignation} address={address} />;
}
