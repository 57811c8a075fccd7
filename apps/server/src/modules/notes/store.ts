import { sql, type Kysely, type Selectable } from 'kysely';
import type { NoteTables } from './tables.ts';

type Db = Kysely<NoteTables>;

const columns = ['content_id', 'annotation_id', 'note_data', 'note', 'created_at', 'modified_at'] as const;

/** A note as its writer sees it. */
export type NoteRow = Pick<Selectable<NoteTables['user_notes']>, (typeof columns)[number]>;

/** Whose notes, on which document. */
export type NoteOwner = { readonly personId: string; readonly contentId: number };
type Which = NoteOwner & { readonly annotationId: string };
type Written = { readonly noteData: string; readonly note: string; readonly now: Date };

/** A person's notes on a document, the oldest first. */
export async function notesOf(db: Db, { personId, contentId }: NoteOwner): Promise<NoteRow[]> {
  return db
    .selectFrom('user_notes')
    .select(columns)
    .where('person_id', '=', personId)
    .where('content_id', '=', contentId)
    .orderBy('created_at')
    .orderBy('annotation_id')
    .execute();
}

/** A person's notes of these annotations, on whatever documents. */
export async function notesOfAnnotations(
  db: Db,
  { personId, annotationIds }: { readonly personId: string; readonly annotationIds: readonly string[] },
): Promise<Pick<NoteRow, 'content_id' | 'annotation_id' | 'note'>[]> {
  if (annotationIds.length === 0) return [];
  return db
    .selectFrom('user_notes')
    .select(['content_id', 'annotation_id', 'note'])
    .where('person_id', '=', personId)
    .where('annotation_id', '=', ({ fn, val }) => fn.any(val([...annotationIds])))
    .execute();
}

/** Keeps a note; one of the same annotation takes over what is new. Null where there are as many as may be. */
export async function saveNote(
  db: Db,
  { tenant, max, ...note }: Which & Written & { tenant: string; max: number },
): Promise<NoteRow | null> {
  const others = await db
    .selectFrom('user_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', note.personId)
    .where('content_id', '=', note.contentId)
    .where('annotation_id', '<>', note.annotationId)
    .executeTakeFirstOrThrow();
  if (others.count >= max) return null;
  return db
    .insertInto('user_notes')
    .values({
      tenant,
      person_id: note.personId,
      content_id: note.contentId,
      annotation_id: note.annotationId,
      note_data: note.noteData,
      note: note.note,
      created_at: note.now,
      modified_at: note.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'person_id', 'content_id', 'annotation_id']).doUpdateSet({
        note_data: note.noteData,
        note: note.note,
        // The same words that arrive twice change nothing, so that an edit of them is not refused.
        modified_at: sql`case when user_notes.note = excluded.note and user_notes.note_data = excluded.note_data
          then user_notes.modified_at else excluded.modified_at end`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Changes a note, where `unchangedSince` is given only if no one has changed it since; says why it did not. */
export async function changeNote(
  db: Db,
  note: Which & Written & { unchangedSince: Date | null },
): Promise<NoteRow | 'gone' | 'changed'> {
  const { noteData, note: text, now, unchangedSince } = note;
  const update = db
    .updateTable('user_notes')
    .set({ note_data: noteData, note: text, modified_at: now })
    .where('person_id', '=', note.personId)
    .where('content_id', '=', note.contentId)
    .where('annotation_id', '=', note.annotationId)
    .returning(columns);
  const changed = await (
    unchangedSince ? update.where('modified_at', '=', unchangedSince) : update
  ).executeTakeFirst();
  if (changed) return changed;
  const there = await notesOf(db, note);
  return there.some(({ annotation_id }) => annotation_id === note.annotationId) ? 'changed' : 'gone';
}

/** Removes a note; false when there was none. */
export async function removeNote(db: Db, { personId, contentId, annotationId }: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_notes')
    .where('person_id', '=', personId)
    .where('content_id', '=', contentId)
    .where('annotation_id', '=', annotationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
