import type { Note } from '@norma/contracts';
import { IconLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { BeginNote } from './BeginNote.tsx';
import { DeleteNote } from './DeleteNote.tsx';
import type { Draft } from './drafts.ts';
import { ExportNotes } from './ExportNotes.tsx';
import { matching } from './matching.ts';
import { NoNotes } from './NoNotes.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { inPlaceOrder } from './place.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWriting } from './useWriting.ts';
import styles from './NotesAside.module.css';

/** So many notes are looked over without a search. */
const fewNotes = 5;

/** What the reader has written down beside a document, in the order of its places. */
export function NotesAside({ document, address }: PartProps) {
  const words = useMessages('notes');
  const { account } = useLibrary();
  const { contentId, displayDesignation } = document;
  const writing = useWriting({ personId: account.id, contentId });
  const { notes, drafts, beginning } = writing;
  const [sought, setSought] = useState('');
  const [doomed, setDoomed] = useState<Note | null>(null);
  // Asked for anew with every letter that is written: a thousand notes must not hold it up.
  const inOrder = useMemo(() => inPlaceOrder(notes ?? []), [notes]);
  const found = useMemo(() => matching(inOrder, sought), [inOrder, sought]);

  if (!notes && writing.error) {
    return (
      <ErrorState title={words('failed')} onRetry={() => void writing.refetch()}>
        {words('failedText')}
      </ErrorState>
    );
  }
  if (!notes) return <SkeletonRows rows={4} />;

  const keptAs = ({ annotationId }: Draft): Note | undefined =>
    notes.find((note) => note.annotationId === annotationId);
  const newDrafts = drafts.filter((draft) => !keptAs(draft));
  const formOf = (draft: Draft) => (
    <NoteForm key={draft.annotationId} draft={draft} kept={keptAs(draft)} writing={writing} />
  );

  return (
    <div className={styles.notes}>
      <p className={styles.private}>
        <IconLock size={14} stroke={1.6} aria-hidden />
        {words('private')}
      </p>
      <div className={styles.acts}>
        <BeginNote document={document} address={address} button={beginning} onBegin={writing.begin} />
        {notes.length > 0 && <ExportNotes notes={inOrder} designation={displayDesignation} />}
      </div>
      {newDrafts.map(formOf)}
      {notes.length > fewNotes && (
        <TextField
          className={styles.find}
          type="search"
          label={words('find')}
          value={sought}
          autoComplete="off"
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      )}
      <Found count={found.length} sought={sought.trim()} />
      {notes.length === 0 && newDrafts.length === 0 && <NoNotes />}
      {found.length > 0 && (
        <ol className={styles.list} aria-label={words('list')}>
          {found.map((note) => {
            const draft = drafts.find(({ annotationId }) => annotationId === note.annotationId);
            return (
              <li key={note.annotationId}>
                {draft ? formOf(draft) : <NoteItem note={note} onEdit={writing.edit} onDelete={setDoomed} />}
              </li>
            );
          })}
        </ol>
      )}
      <DeleteNote
        note={doomed}
        onKept={() => setDoomed(null)}
        onDelete={(note) => void writing.remove(note)}
      />
    </div>
  );
}

/** How many notes were found; there from the start, so that it is heard when it is filled. */
function Found({ count, sought }: { count: number; sought: string }) {
  const words = useMessages('notes');
  return (
    <output className={styles.found}>
      {sought !== '' && (count > 0 ? words('found', { count }) : words('foundNone', { text: sought }))}
    </output>
  );
}
