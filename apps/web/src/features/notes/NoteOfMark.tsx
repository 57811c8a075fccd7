import { Button } from '../../ui/buttons/Button.tsx';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { NoteForm } from './NoteForm.tsx';
import { dataOf } from './place.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWriting } from './useWriting.ts';
import styles from './NoteOfMark.module.css';

type Props = {
  contentId: number;
  note: {
    annotationId: string;
    page: number | undefined;
    clause: string | undefined;
    quote: string;
  };
};

/** The reader's own note of something that is marked: it is among their notes of the document as well. */
export function NoteOfMark({ contentId, note: { annotationId, page, clause, quote } }: Props) {
  const t = useMessages('notes');
  const { account } = useLibrary();
  const writing = useWriting({ personId: account.id, contentId });
  const { notes, drafts, beginning } = writing;
  const note = notes?.find((each) => each.annotationId === annotationId);
  const draft = drafts.find((each) => each.annotationId === annotationId);
  const begin = (): void => {
    if (note) return writing.edit(note);
    const place = { ...(page !== undefined && { page }), ...(clause !== undefined && { clause }), quote };
    writing.write({ annotationId, note: '', noteData: dataOf(place), modifiedDate: null });
  };
  if (!notes) return null;
  return (
    <section className={styles.note} aria-label={t('mine')}>
      <h3 className={styles.title}>{t('mine')}</h3>
      {draft ? (
        <NoteForm draft={draft} saved={note} writing={writing} />
      ) : (
        <>
          {note && (
            <p className={styles.text} dir="auto">
              {note.note}
            </p>
          )}
          <p className={styles.private}>{t('private')}</p>
          <Button ref={beginning} onClick={begin}>
            {t(note ? 'editMine' : 'writeMine')}
          </Button>
        </>
      )}
    </section>
  );
}
