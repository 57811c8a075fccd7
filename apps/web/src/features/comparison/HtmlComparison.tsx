import type { HtmlView } from '@norma/reader';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ComparedText } from './ComparedText.tsx';
import { ComparisonFailure, type Other } from './ComparisonFailure.tsx';
import type { Pair } from './pair.ts';
import { comparedHtmlQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Waiting } from './Waiting.tsx';
import styles from './Failure.module.css';

type Props = {
  pair: Pair;
  /** To the other format, where both editions have it. */
  other: Other | undefined;
  /** Told of the text that is shown, and of its end. */
  onView: (view: HtmlView | null) => void;
};

/** The HTML of two editions as one text, once it has been compared. */
export function HtmlComparison({ pair, other, onView }: Props) {
  const words = useMessages('comparison');
  const { data, error, isFetching, refetch } = useQuery(comparedHtmlQuery(pair));
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={styles.failure}>
        <ErrorState title={words('failed')} onRetry={() => setFailed(false)}>
          {words('failedText')}
        </ErrorState>
      </div>
    );
  }
  if (data) {
    const title = words('fromTo', { old: pair.old.designationNo, young: pair.young.designationNo });
    return (
      <ComparedText
        compared={data}
        pair={pair}
        title={title}
        onView={onView}
        onFailure={() => setFailed(true)}
      />
    );
  }
  if (error && !isFetching)
    return <ComparisonFailure error={error} onRetry={() => void refetch()} other={other} />;
  return <Waiting>{words('waiting')}</Waiting>;
}
