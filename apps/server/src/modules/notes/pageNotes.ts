import { z } from 'zod';
import type { PageNote } from '../../ports/pdf-stamper.ts';
import type { Annotations } from '../downloads/index.ts';
import { annotationAuthor, personOf, type SessionTables } from '../session/index.ts';
import { notesOf, type NoteRow } from './store.ts';
import type { NoteTables } from './tables.ts';

/** A person's own notes that say a page of the PDF, to are on it in a download. */
export const notesOnPages: Annotations = async ({ content_id: contentId }, { db, reader }) => {
  if (reader.userType !== 'INDIVIDUAL') return [];
  const { personId } = reader;
  const [notes, person] = await Promise.all([
    notesOf(db.withTables<NoteTables>(), { personId, contentId }),
    personOf(db.withTables<SessionTables>(), personId),
  ]);
  const author = person ? annotationAuthor(person) : reader.signInName;
  return notes.flatMap((note) => onPage(note, author));
};

const Place = z.object({
  page: z.int().min(1),
  label: z.string().catch(''),
  quote: z.string().catch(''),
});

function onPage({ annotation_id, note_data, note, modified_at }: NoteRow, author: string): PageNote[] {
  const place = Place.safeParse(JSON.parse(note_data)).data;
  if (!place) return [];
  const { page, label, quote } = place;
  const text = [label, quote && `“${quote}”`, note].filter(Boolean).join('\n');
  return [{ id: annotation_id, page, text, author, at: modified_at }];
}
