import { randomUUID } from 'node:crypto';
import type { Note } from '@norma/contracts';
import type { RequestContext, ValidRequests } from './validRequest.ts';

/** What names a note that the caller has just written; of whom may write none, what would name it. */
const aNote = async ({ client, library: { ids } }: RequestContext) => {
  const named = { contentId: ids.newer, annotationId: randomUUID() };
  await client('POST', '/api/user-notes/save', { ...named, note: 'Check the torque', noteData: '{}' });
  return named;
};

/** Something right to send for each call of `notes`. */
export const notes: ValidRequests<'notes'> = {
  notes: ({ library: { ids } }) => ({ params: { contentId: ids.newer } }),
  saveNote: ({ library: { ids } }) => ({
    body: { contentId: ids.newer, annotationId: randomUUID(), note: 'Check the torque' },
  }),
  editNote: async (ctx) => ({
    body: { ...(await aNote(ctx)), note: 'Checked' } satisfies Partial<Note>,
  }),
  deleteNote: async (ctx) => ({ query: await aNote(ctx) }),
};
