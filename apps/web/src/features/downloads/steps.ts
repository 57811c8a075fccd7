/** The requested download. */
export type DownloadRequest = {
  readonly contentCode: string;
  readonly designation: string;
  /** Whether the reader's own notes are in it. */
  readonly withNotes: boolean;
};

/** Where a download is: with the server, which makes it ready, or on its way here. */
export type Step =
  | { readonly kind: 'asking' }
  | { readonly kind: 'stamping'; readonly pages: number; readonly done: number }
  | { readonly kind: 'receiving'; readonly done: number };

/** Why nothing was saved; `unchecked` is the answer to the question whether the reader may, when that failed. */
export type NotSavedReason =
  | { readonly kind: 'no-access' | 'no-pdf' }
  | { readonly kind: 'unchecked'; readonly error: Error };

/** A download in progress, or with a message. */
export type Download = DownloadRequest & {
  readonly id: number;
  readonly state: Step | NotSavedReason;
  readonly leaving: AbortController;
};

/** The state and progress of a download. */
export const isStep = (state: Download['state']): state is Step =>
  state.kind === 'asking' || state.kind === 'stamping' || state.kind === 'receiving';
