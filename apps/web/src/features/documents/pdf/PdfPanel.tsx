import type { Metadata } from '@norma/contracts';
import { useState } from 'react';
import type { Address } from '../useAddress.ts';
import { PdfReader } from './PdfReader.tsx';

type Props = { document: Metadata; address: Address };

/** The PDF of a document, opened anew on request where that failed. */
export function PdfPanel({ document, address }: Props) {
  const [attempt, setAttempt] = useState(1);
  return (
    <PdfReader key={attempt} document={document} address={address} onReopen={() => setAttempt(attempt + 1)} />
  );
}
