import type { Note } from '@norma/contracts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import type { Draft } from './drafts.ts';
import { placeIn } from './place.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { Quote } from './Quote.tsx';
import { isAnnounced } from './useNotes.ts';
import { usePlaceWords } from './usePlaceWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Writing } from './useWriting.ts';
import styles from './NoteForm.module.css';

/** Characters that a note may have, as the library counts them. */
const longestNote = 10_000;

type Props = {
  draft: Draft;
  /** The note that is changed, as the library has it now. */
  saved: Note | undefined;
  writing: Writing;
};

/** The form of a note; its text stays if saving fails. */
export function NoteForm({ draft, saved, writing }: Props) {
  const t = useMessages('notes');
  const { alone } = usePlaceWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const place = placeIn(draft.noteData);
  const isTooLong = Array.from(draft.note).length > longestNote;
  const isEmpty = draft.note.trim() === '';
  useEffect(() => field.current?.focus(), []);

  const save = async (written: Draft): Promise<void> => {
    if (isEmpty || isTooLong || isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      await writing.keep(written);
    } catch (error) {
      setFailure(error);
      setSaving(false);
      field.current?.focus();
    }
  };
  const cancel = (): void => writing.cancel(draft);
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save(draft);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft);
      }}
    >
      <PlaceLink place={place}>{alone(place)}</PlaceLink>
      <Quote place={place} />
      <TextArea
        ref={field}
        label={t('text')}
        rows={4}
        dir="auto"
        value={draft.note}
        limit={longestNote}
        mayExceed
        onChange={({ currentTarget }) => writing.write({ ...draft, note: currentTarget.value })}
        onKeyDown={saveByKey}
      />
      <p className={styles.kept}>{t(writing.isSaved ? 'draftKept' : 'draftLost')}</p>
      <Failure failure={failure} saved={saved} draft={draft} onSave={save} onCancel={cancel} />
      <div className={styles.acts}>
        <Button kind="primary" type="submit" disabled={isEmpty || isTooLong || isSaving}>
          {t(isSaving ? 'saving' : 'save')}
        </Button>
        <Button kind="bare" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

type FailureProps = {
  failure: unknown;
  saved: Note | undefined;
  draft: Draft;
  onSave: (draft: Draft) => Promise<void>;
  onCancel: () => void;
};

/** Why a note was not saved, and what to do. */
function Failure({ failure, saved, draft, onSave, onCancel }: FailureProps) {
  const t = useMessages('notes');
  if (failure === null) return null;
  if (isAnnounced(failure, 'note-changed') && saved) {
    return (
      <div className={styles.failure} role="alert">
        <p>{t('changedElsewhere')}</p>
        <blockquote className={styles.other} dir="auto">
          {saved.note}
        </blockquote>
        <div className={styles.acts}>
          <Button onClick={() => void onSave({ ...draft, modifiedDate: saved.modifiedDate })}>
            {t('keepMine')}
          </Button>
          <Button kind="bare" onClick={onCancel}>
            {t('takeOther')}
          </Button>
        </div>
      </div>
    );
  }
  if (isAnnounced(failure, 'note-not-found')) {
    return (
      <div className={styles.failure} role="alert">
        <p>{t('goneElsewhere')}</p>
        <Button onClick={() => void onSave({ ...draft, modifiedDate: null })}>{t('saveAgain')}</Button>
      </div>
    );
  }
  return (
    <p className={styles.failure} role="alert">
      {t(reasonOf(failure))}
    </p>
  );
}

function reasonOf(failure: unknown): 'notEntitled' | 'tooMany' | 'notSaved' {
  if (isAnnounced(failure, 'document-not-entitled', 'document-not-found')) return 'notEntitled';
  return isAnnounced(failure, 'notes-too-many') ? 'tooMany' : 'notSaved';
}
