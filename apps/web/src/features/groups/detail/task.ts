import type { Step } from '../wizard/draft.ts';

/** A dialog on a group: a step of editing it, an email to it, or its deletion. */
export type Task = Step | 'email' | 'delete';
