import { z } from 'zod';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentId, Instant } from '../fields/index.ts';
import { contract } from '../kit/index.ts';

/** Characters that a note may have, counted as readers count. */
export const longestNote = 10_000;
const longestData = 20_000;

const AnnotationId = z.string().trim().min(1).max(200).describe('The name that its writer gave the note');

/** Where a note stands, as far as it says so; what else is in the data is kept as it came. */
const Place = z.looseObject({
  page: z.int().min(1).max(1_000_000).optional().describe('A page of the PDF, counted from 1'),
  clause: z.string().max(200).optional().describe('The name of a place in the HTML'),
  label: z.string().max(500).optional().describe('The place in words, such as 9.2'),
  quote: z.string().max(10_000).optional().describe('The text that the note is on'),
});

const NoteData = z
  .string()
  .max(longestData)
  .default('{}')
  .superRefine((text, context) => {
    const place = Place.safeParse(parsed(text));
    for (const { path, message } of place.error?.issues ?? [])
      context.addIssue({
        code: 'custom',
        message: path.length > 0 ? `${path.join('.')}: ${message}` : notJson,
      });
  })
  .describe('JSON of where the note stands: page or clause, label, quote, and whatever its writer adds');

const notJson = 'is not the JSON of an object';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const NoteText = z
  .string()
  .meta({ maxLength: longestNote })
  .transform((given) => given.replaceAll('\0', ''))
  .refine((given) => given.trim() !== '', 'is required')
  .refine((given) => Array.from(given).length <= longestNote, `is longer than ${longestNote} characters`);

/** A person's own note on a document. */
export const Note = z.object({
  contentId: z.int(),
  annotationId: z.string(),
  noteData: z.string(),
  note: z.string(),
  createdDate: Instant,
  modifiedDate: Instant,
});
export type Note = z.infer<typeof Note>;

const KeptNote = Note.extend({ noteContent: z.string().describe('The text of the note as it is kept') });

const given = { contentId: ContentId, annotationId: AnnotationId, noteData: NoteData, note: NoteText };

const personal = {
  status: 403,
  code: 'notes-personal',
  detail: 'Notes are available to people who sign in individually',
} as const;
const noNote = { status: 404, code: 'note-not-found', detail: 'This note no longer exists' } as const;
const changed = {
  status: 412,
  code: 'note-changed',
  detail: 'The note was changed in the meantime. Nothing was overwritten',
} as const;
const tooMany = {
  status: 409,
  code: 'notes-too-many',
  detail: 'You can have at most 1,000 notes on a document',
} as const;

/** Private notes on documents. */
export const notes = contract({
  notes: {
    method: 'GET',
    path: '/api/user-notes/{contentId}',
    summary: 'The reader’s notes on a document, oldest first; also if the document is no longer accessible',
    who: 'reader',
    params: z.object({ contentId: ContentId }),
    answer: z.array(Note),
    failures: [personal, notFound],
  },
  saveNote: {
    method: 'POST',
    path: '/api/user-notes/save',
    summary: 'Save a note; idempotent per annotation',
    who: 'reader',
    body: z.object(given),
    answer: KeptNote,
    failures: [personal, notFound, notEntitled, tooMany],
  },
  editNote: {
    method: 'POST',
    path: '/api/user-notes/edit',
    summary: 'Change a note; with the date of its last change, only if it has not changed since',
    who: 'reader',
    body: z.object({ ...given, modifiedDate: Instant.optional() }),
    answer: KeptNote,
    failures: [personal, notFound, notEntitled, noNote, changed],
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/user-notes/delete',
    summary: 'Remove a note',
    who: 'reader',
    query: z.object({ annotationId: AnnotationId, contentId: ContentId }),
    answer: z.object({ contentId: z.int(), annotationId: z.string() }),
    failures: [personal, noNote],
  },
});
