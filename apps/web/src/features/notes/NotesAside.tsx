import type { Note } from '@norma/contracts';
import { IconLock, IconPencilPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { type Ref, useMemo, useRef, useState, memo } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { openTab, type PartProps, tabsOf, useLibrary } from '../documents/forDocumentPage.ts';
import type { Draft } from './drafts.ts';
import { ExportNotes } from './ExportNotes.tsx';
import { NoteForm } from './NoteForm.tsx';
import { inPlaceOrder, type Place, placeIn, placeRead } from './place.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWriting } from './useWriting.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { usePlaceWords } from './usePlaceWords.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { foldText } from '../../ui/text/foldText.ts';
import styles from './NotesAside.module.css';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { dateInWords } from '../documents/index.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { Quote } from './Quote.tsx';

type NoteItemProps = { note: Note; onEdit: (note: Note) => void; onDelete: (note: Note) => void };

/** A note with a link to its place; rendered again only if it has changed. */
const NoteItem = memo(function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const t = useMessages('notes');
  const { alone, within } = usePlaceWords();
  const { i18n } = useTranslation();
  const place = placeIn(note.noteData);
  const day = note.modifiedDate.slice(0, 10);
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        <PlaceLink place={place}>{alone(place)}</PlaceLink>
        <span className={styles.noteItemActs}>
          <IconButton label={t('edit', { place: within(place) })} onClick={() => onEdit(note)}>
            <IconPencil size={16} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={t('delete', { place: within(place) })} onClick={() => onDelete(note)}>
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      </header>
      <Quote place={place} />
      <div className={styles.text}>
        <ExpandableText lines={12}>{note.note}</ExpandableText>
      </div>
      <p className={styles.date}>
        {t('changedOn', { date: dateInWords({ of: 'lastUpdated', day }, i18n.language) })}
      </p>
    </article>
  );
});

/** So many notes are looked over without a search. */
const fewNotes = 5;

/** The reader's notes on a document, in the order of the text. */
export function NotesAside({ document, address }: PartProps) {
  const t = useMessages('notes');
  const { account } = useLibrary();
  const { contentId, displayDesignation } = document;
  const writing = useWriting({ personId: account.id, contentId });
  const { notes, drafts, beginning } = writing;
  const [query, setQuery] = useState('');
  const [toDelete, setToDelete] = useState<Note | null>(null);
  // Fetched again with every letter that is written: a thousand notes must not hold it up.
  const inOrder = useMemo(() => inPlaceOrder(notes ?? []), [notes]);
  const found = useMemo(() => matching(inOrder, query), [inOrder, query]);

  if (!notes && writing.error) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void writing.refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  }
  if (!notes) return <SkeletonRows rows={4} />;

  const savedNoteOf = ({ annotationId }: Draft): Note | undefined =>
    notes.find((note) => note.annotationId === annotationId);
  const newDrafts = drafts.filter((draft) => !savedNoteOf(draft));
  const formOf = (draft: Draft) => (
    <NoteForm key={draft.annotationId} draft={draft} saved={savedNoteOf(draft)} writing={writing} />
  );

  return (
    <div className={styles.notes}>
      <p className={styles.private}>
        <IconLock size={14} stroke={1.6} aria-hidden />
        {t('private')}
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
          label={t('find')}
          value={query}
          autoComplete="off"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      <Found count={found.length} query={query.trim()} />
      {notes.length === 0 && newDrafts.length === 0 && <NoNotes />}
      {found.length > 0 && (
        <ol className={styles.list} aria-label={t('list')}>
          {found.map((note) => {
            const draft = drafts.find(({ annotationId }) => annotationId === note.annotationId);
            return (
              <li key={note.annotationId}>
                {draft ? (
                  formOf(draft)
                ) : (
                  <NoteItem note={note} onEdit={writing.edit} onDelete={setToDelete} />
                )}
              </li>
            );
          })}
        </ol>
      )}
      <DeleteNote
        note={toDelete}
        onCancel={() => setToDelete(null)}
        onDelete={(note) => void writing.remove(note)}
      />
    </div>
  );
}

/** How many notes were found; there from the start, so that it is heard when it is filled. */
function Found({ count, query }: { count: number; query: string }) {
  const t = useMessages('notes');
  return (
    <output className={styles.found}>
      {query !== '' && (count > 0 ? t('found', { count }) : t('foundNone', { text: query }))}
    </output>
  );
}

type Props = PartProps & { button: Ref<HTMLButtonElement>; onBegin: (place: Place) => void };

/** Begins a note at the place that is being read, on the text that is selected there. */
function BeginNote({ document, address, button, onBegin }: Props) {
  const t = useMessages('notes');
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
      {t('writeAt', { place: within(placeRead({ ...address, tab })) })}
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

type DeleteNoteProps = { note: Note | null; onCancel: () => void; onDelete: (note: Note) => void };

/** Asks whether a note shall really go. */
function DeleteNote({ note, onCancel, onDelete }: DeleteNoteProps) {
  const t = useMessages('notes');
  const { within } = usePlaceWords();
  return (
    <MessageDialog
      isOpen={note !== null}
      title={t('deleteTitle')}
      question={{ confirm: t('deleteIt'), keep: t('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        onCancel();
        if (end === 'CONFIRM' && note) onDelete(note);
      }}
    >
      {note && t('deleteText', { place: within(placeIn(note.noteData)) })}
    </MessageDialog>
  );
}

/** The placeholder before there are notes. */
function NoNotes() {
  const t = useMessages('notes');
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
}

/** The notes in which every word that is looked for is, in the note or in the text that it is on. */
function matching(notes: readonly Note[], query: string): Note[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return notes.filter(({ note, noteData }) => {
    const text = foldText(`${note} ${placeIn(noteData).quote ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
