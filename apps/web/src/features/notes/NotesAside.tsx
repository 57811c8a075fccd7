import type { Note } from '@norma/contracts';
import { IconLock, IconPencilPlus } from '@tabler/icons-react';
import { type Ref, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { openTab, type PartProps, tabsOf, useLibrary } from '../documents/forDocumentPage.ts';
import type { Draft } from './drafts.ts';
import { ExportNotes } from './ExportNotes.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { inPlaceOrder, type Place, placeIn, placeRead } from './place.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWriting } from './useWriting.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { usePlaceWords } from './usePlaceWords.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { foldText } from '../../ui/text/foldText.ts';
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

type Props = PartProps & { button: Ref<HTMLButtonElement>; onBegin: (place: Place) => void };

/** Begins a note at the place that is being read, on the text that is selected there. */
function BeginNote({ document, address, button, onBegin }: Props) {
  const words = useMessages('notes');
  const { within } = usePlaceWords();
  const library = useLibrary();
  // Pressing the button may end the selection that the note is to be on.
  const selected = useRef('');
  const tab = openTab(tabsOf(document, library), address.tab)?.key;
  const remember = (): void => {
    selected.current = selectedText();
  };
  return (
    <Button
      ref={button}
      icon={<IconPencilPlus size={16} stroke={1.6} aria-hidden />}
      onPointerDown={remember}
      onKeyDown={remember}
      onClick={() => onBegin(placeRead({ ...address, tab }, selected.current))}
    >
      {words('writeAt', { place: within(placeRead({ ...address, tab })) })}
    </Button>
  );
}

/** The text that is selected on the page, or in a text that is shown in a frame of it. */
function selectedText(): string {
  const own = getSelection()?.toString() ?? '';
  if (own.trim() !== '') return own;
  for (const frame of document.querySelectorAll('iframe')) {
    const within = frame.contentDocument?.getSelection()?.toString() ?? '';
    if (within.trim() !== '') return within;
  }
  return '';
}

type DeleteNoteProps = { note: Note | null; onKept: () => void; onDelete: (note: Note) => void };

/** Asks whether a note shall really go. */
function DeleteNote({ note, onKept, onDelete }: DeleteNoteProps) {
  const words = useMessages('notes');
  const { within } = usePlaceWords();
  return (
    <MessageDialog
      isOpen={note !== null}
      title={words('deleteTitle')}
      question={{ confirm: words('deleteIt'), keep: words('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        onKept();
        if (end === 'CONFIRM' && note) onDelete(note);
      }}
    >
      {note && words('deleteText', { place: within(placeIn(note.noteData)) })}
    </MessageDialog>
  );
}

/** What will be here. */
function NoNotes() {
  const words = useMessages('notes');
  return <EmptyState title={words('empty')}>{words('emptyText')}</EmptyState>;
}

/** The notes in which every word that is looked for stands, in the note or in the text that it is on. */
function matching(notes: readonly Note[], sought: string): Note[] {
  const words = foldText(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  return notes.filter(({ note, noteData }) => {
    const text = foldText(`${note} ${placeIn(noteData).quote ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
