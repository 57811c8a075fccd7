/** A note that is being written and is not saved yet. */
export type Draft = {
  readonly annotationId: string;
  readonly note: string;
  readonly noteData: string;
  /** When the note that it changes was last changed; null for a new one. */
  readonly modifiedDate: string | null;
};

/** Whose drafts, on which document; a device may be shared. */
export type Desk = { readonly personId: string; readonly contentId: number };

const beginning = ({ personId, contentId }: Desk): string => `norma.notes.${personId}.${contentId}.`;

/** The drafts that this device keeps. */
export function draftsOn(desk: Desk): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(beginning(desk)))
      .toSorted()
      .flatMap((key) => draftIn(localStorage.getItem(key)));
  } catch {
    return [];
  }
}

function draftIn(text: string | null): Draft[] {
  try {
    const draft: unknown = JSON.parse(text ?? '');
    return isDraft(draft) ? [draft] : [];
  } catch {
    return [];
  }
}

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

/** Keeps a draft on this device; false where the browser keeps nothing. Each has a place of its own, so that windows do not overwrite each other. */
export function keepDraft(desk: Desk, draft: Draft): boolean {
  try {
    localStorage.setItem(beginning(desk) + draft.annotationId, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft. */
export function forgetDraft(desk: Desk, annotationId: string): void {
  try {
    localStorage.removeItem(beginning(desk) + annotationId);
  } catch {
    // Nothing was kept.
  }
}
