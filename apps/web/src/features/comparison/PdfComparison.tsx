import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Address, PdfReader } from '../documents/forDocumentPage.ts';
import { ComparisonFailure, type Other } from './ComparisonFailure.tsx';
import type { Pair } from './pair.ts';
import { comparedPdfQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Waiting } from './Waiting.tsx';

type Props = { pair: Pair; address: Address; other: Other | undefined };

/** The pages of the newer edition with their changes, once they are compared. */
export function PdfComparison({ pair, address, other }: Props) {
  const t = useMessages('comparison');
  const { data, error, isFetching, refetch } = useQuery(comparedPdfQuery(pair));
  const [attempt, setAttempt] = useState(1);
  if (data) {
    const names = { old: pair.base.designationNo, young: pair.target.designationNo };
    const compared = {
      contentCode: `${pair.base.contentCode} ${pair.target.contentCode}`,
      displayDesignation: t('fromTo', names),
      downloadable: false, // What there is to keep is the redline.
    };
    return (
      <PdfReader
        key={attempt}
        document={compared}
        fetchRange={data.fetchRange}
        address={address}
        onReopen={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (error && !isFetching)
    return <ComparisonFailure error={error} onRetry={() => void refetch()} other={other} />;
  return <Waiting>{t('preparingPdf')}</Waiting>;
}
