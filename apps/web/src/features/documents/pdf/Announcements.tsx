import type { Found, PdfState } from '@norma/reader';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';

type Ready = Extract<PdfState, { status: 'ready' }>;

const settledMs = 700; // What only passes by is not told.

/** Tells those who listen which page they have come to, and which match is shown. */
export function Announcements({ state }: { state: Ready }) {
  const words = useMessages('pdf-viewer');
  const now = (state.found && foundInWords(state.found, state.page, words)) || placeInWords(state, words);
  // The page at which it opens is read with the rest of the screen.
  const [atFirst] = useState(now);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (now === atFirst && told === '') return undefined;
    const timer = setTimeout(() => setTold(now), settledMs);
    return () => clearTimeout(timer);
  }, [now, atFirst, told]);
  return (
    <VisuallyHidden>
      <output>{told}</output>
    </VisuallyHidden>
  );
}

function placeInWords({ page, pageCount: count, labels }: Ready, words: Translate<'pdf-viewer'>): string {
  const label = labels?.[page - 1];
  return label ? words('nowLabelledPage', { label, page, count }) : words('nowPage', { page, count });
}

function foundInWords(
  { isDone, current, total }: Found,
  page: number,
  words: Translate<'pdf-viewer'>,
): string {
  if (current > 0) return words('nowHit', { current, total, page });
  if (!isDone) return '';
  return total === 0 ? words('noHits') : words('hits', { total });
}
