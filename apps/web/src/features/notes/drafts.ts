import { draftStorage, type DraftScope } from '../../client/draftStorage.ts';

export type { DraftScope };

/** A note that is being written and is not saved yet. */
export type Draft = {
  readonly annotationId: string;
  readonly note: string;
  readonly noteData: string;
  /** When the note that it changes was last changed; null for a new one. */
  readonly modifiedDate: string | null;
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'annotationId' in value &&
  typeof value.annotationId === 'string' &&
  'note' in value &&
  typeof value.note === 'string' &&
  'noteData' in value &&
  typeof value.noteData === 'string' &&
  'modifiedDate' in value &&
  (value.modifiedDate === null || typeof value.modifiedDate === 'string');

/** Drafts of notes, stored on this device. */
export const noteDrafts = draftStorage<Draft>({
  kind: 'notes',
  isDraft,
  idOf: ({ annotationId }) => annotationId,
});
