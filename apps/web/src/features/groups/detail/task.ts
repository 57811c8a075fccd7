import type { Step } from '../wizard/draft.ts';

/** What somebody does with a group: one of the steps of editing it, a mail to it, or deleting it. */
export type Task = Step | 'email' | 'delete';
