import type { Found } from '@norma/reader';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import {
  OverviewRuler,
  type ClauseMark,
  type Mark,
  type View,
} from '../../../ui/overview-ruler/OverviewRuler.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './HitStrip.module.css';

const noClauses: readonly ClauseMark[] = [];

/** Where in the document the matches are, and what of it is in the window. */
export function HitStrip({ found, pages }: { found: Found; pages: RefObject<HTMLElement | null> }) {
  const t = useMessages('pdf-viewer');
  const view = useWindow(pages);
  const { places } = found;
  const marks = useMemo(() => places.map((start): Mark => ({ kind: 'hit', start })), [places]);
  const move = (start: number): void => {
    const box = pages.current;
    box?.scrollTo({ top: start * box.scrollHeight, behavior: 'instant' });
  };
  if (places.length === 0) return null;
  return (
    <div className={styles.strip}>
      <OverviewRuler label={t('hitStrip')} isUpright clauses={noClauses} {...{ marks, view }} onMove={move} />
    </div>
  );
}

/** The visible part of a scrollable box. */
function useWindow(pages: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>({ start: 0, end: 1 });
  useEffect(() => {
    const box = pages.current;
    if (!box) return undefined;
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = box;
      setView({ start: scrollTop / scrollHeight, end: (scrollTop + clientHeight) / scrollHeight });
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [pages]);
  return view;
}
