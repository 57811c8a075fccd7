import type { ReactNode } from 'react';

/** One shared part on the page of parts, in every state that it knows. */
export type Story = {
  title: string;
  /** What a developer has to know before using it, in a sentence or two. */
  note?: string;
  states: readonly { name: string; element: ReactNode }[];
};
