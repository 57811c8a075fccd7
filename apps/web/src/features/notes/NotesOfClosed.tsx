import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { ExportNotes } from './ExportNotes.tsx';
import { inPlaceOrder } from './place.ts';
import { notesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './NotesOfClosed.module.css';

/** Gives readers their own words back, of a document that no longer opens for them. */
export function NotesOfClosed({ document: { contentId, displayDesignation } }: { document: Metadata }) {
  const t = useMessages('notes');
  const { data: notes = [] } = useQuery(notesQuery(contentId));
  if (notes.length === 0) return null;
  return (
    <div className={styles.kept}>
      <p>{t('keptNotes', { count: notes.length })}</p>
      <ExportNotes notes={inPlaceOrder(notes)} designation={displayDesignation} />
    </div>
  );
}
