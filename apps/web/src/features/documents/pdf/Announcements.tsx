import type { Found, PdfState } from '@norma/reader';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';

type Ready = Extract<PdfState, { status: 'ready' }>;

const settledMs = 700; // What only passes by is not told.

/** Tells screen reader users which page they have come to, and which match is shown. */
export function Announcements({ state }: { state: Ready }) {
  const t = useMessages('pdf-viewer');
  const now = (state.found && foundInWords(state.found, state.page, t)) || placeInWords(state, t);
  // The page at which it opens is read with the rest of the screen.
  const [atFirst] = useState(now);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (now === atFirst && announced === '') return undefined;
    const timer = setTimeout(() => setAnnounced(now), settledMs);
    return () => clearTimeout(timer);
  }, [now, atFirst, announced]);
  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}

function placeInWords({ page, pageCount: count, labels }: Ready, t: Translate<'pdf-viewer'>): string {
  const label = labels?.[page - 1];
  return label ? t('nowLabelledPage', { label, page, count }) : t('nowPage', { page, count });
}

function foundInWords({ isDone, current, total }: Found, page: number, t: Translate<'pdf-viewer'>): string {
  if (current > 0) return t('nowHit', { current, total, page });
  if (!isDone) return '';
  return total === 0 ? t('noHits') : t('hits', { total });
}
