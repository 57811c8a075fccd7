import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Address } from './useAddress.ts';
import { HtmlText } from './HtmlText.tsx';
import { Opening } from './Opening.tsx';
import { articleQuery } from './queries.ts';
import { useWords } from './useWords.ts';
import parts from './HtmlReader.module.css';

/** The HTML of a document, once it has come. */
export function HtmlReader({ document, address }: { document: Metadata; address: Address }) {
  const words = useWords();
  const { data: article, error, refetch } = useQuery(articleQuery(document.contentId));
  if (error) {
    return (
      <div className={parts.failure}>
        <ErrorState title={words('htmlFailed')} onRetry={() => void refetch()}>
          {words('openFailedText')}
        </ErrorState>
      </div>
    );
  }
  if (article === undefined) {
    return (
      <div className={parts.opening}>
        <Opening>{words('openingHtml')}</Opening>
      </div>
    );
  }
  return <HtmlText article={article} title={document.displayDesignation} address={address} />;
}
