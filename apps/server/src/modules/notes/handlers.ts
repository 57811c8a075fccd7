import type { Note, notes } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import { cardOfId, isOffered, mayOpen, type Card, type DocumentTables } from '../documents/index.ts';
import { mayHaveNotes, maxNotes } from './access.ts';
import { changeNote, saveNote, notesOf, removeNote, type NoteRow } from './store.ts';
import type { NoteTables } from './tables.ts';

type Tables = NoteTables & DocumentTables;
type Context = ReaderContext<Tables>;

/** Keeps what people write next to documents for themselves. */
export function noteHandlers(): Handlers<typeof notes, Tables> {
  /** The document that a reader may write next to, or why they may not. */
  const writableIn = async (contentId: number, { db, tenant, reader }: Context) => {
    if (!mayHaveNotes(reader)) return fail('notes-personal');
    const card = await offeredCard(contentId, { db, tenant });
    if (!card) return fail('document-not-found');
    return mayOpen(reader, card) ? card : fail('document-not-entitled');
  };

  return {
    notes: async ({ params: { contentId } }, { db, tenant, reader }) => {
      if (!mayHaveNotes(reader)) return fail('notes-personal');
      const own = await notesOf(db, { personId: reader.personId, contentId });
      // A reader's own words stay theirs, whatever happened to the document.
      if (own.length === 0 && !(await offeredCard(contentId, { db, tenant })))
        return fail('document-not-found');
      return own.map(wireNote);
    },

    saveNote: async ({ body }, ctx) => {
      const card = await writableIn(body.contentId, ctx);
      if (card instanceof Failed) return card;
      const { db, tenant, reader, now } = ctx;
      const { personId } = reader;
      const saved = await saveNote(db, { tenant: tenant.key, personId, ...body, now: now(), max: maxNotes });
      if (!saved) return fail('notes-too-many');
      await ctx.audit('note-saved', `A note on ${card.designation}`);
      return { ...wireNote(saved), noteContent: saved.note };
    },

    editNote: async ({ body: { modifiedDate, ...note } }, ctx) => {
      const card = await writableIn(note.contentId, ctx);
      if (card instanceof Failed) return card;
      const { db, reader, now } = ctx;
      const unchangedSince = modifiedDate === undefined ? null : new Date(modifiedDate);
      const changed = await changeNote(db, {
        personId: reader.personId,
        ...note,
        now: now(),
        unchangedSince,
      });
      if (changed === 'gone') return fail('note-not-found');
      if (changed === 'changed') return fail('note-changed');
      await ctx.audit('note-edited', `A note on ${card.designation}`);
      return { ...wireNote(changed), noteContent: changed.note };
    },

    deleteNote: async ({ query: { annotationId, contentId } }, ctx) => {
      const { db, reader } = ctx;
      if (!mayHaveNotes(reader)) return fail('notes-personal');
      const isRemoved = await removeNote(db, { personId: reader.personId, contentId, annotationId });
      if (!isRemoved) return fail('note-not-found');
      await ctx.audit('note-deleted', `A note on document ${contentId}`);
      return { contentId, annotationId };
    },
  };
}

async function offeredCard(
  contentId: number,
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
): Promise<Card | null> {
  const card = await cardOfId(db, contentId);
  return card && isOffered(tenant, card) ? card : null;
}

const wireNote = (row: NoteRow): Note => ({
  contentId: row.content_id,
  annotationId: row.annotation_id,
  noteData: row.note_data,
  note: row.note,
  createdDate: row.created_at.toISOString(),
  modifiedDate: row.modified_at.toISOString(),
});
