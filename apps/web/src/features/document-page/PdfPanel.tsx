import type { Metadata } from '@norma/contracts';
import { useMemo, useState } from 'react';
import { MarkingPart } from './MarkingPart.tsx';
import { ReferencesPart } from './ReferencesPart.tsx';
import { type Address, pdfRanges, PdfReader } from '../documents/forDocumentPage.ts';

type Props = { document: Metadata; address: Address };

/** The PDF of a document, opened again on request where that failed. */
export function PdfPanel({ document, address }: Props) {
  const [attempt, setAttempt] = useState(1);
  const fetchRange = useMemo(() => pdfRanges(document.contentCode), [document.contentCode]);
  return (
    <PdfReader
      key={attempt}
      document={document}
      hasHtml={document.tabs.includes('HTML')}
      fetchRange={fetchRange}
      address={address}
      renderMarking={(place) => <MarkingPart document={document} address={address} place={place} />}
      renderReferences={(view) => <ReferencesPart document={document} view={view} />}
      onReopen={() => setAttempt(attempt + 1)}
    />
  );
}
