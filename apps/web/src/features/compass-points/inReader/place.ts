import type { Marks } from '@norma/reader/marks';
import type { ReactNode } from 'react';

/** The reader's own note of a place, by the annotation that it is joined to. */
export type NotePlace = {
  annotationId: string;
  page: number | undefined;
  clause: string | undefined;
  quote: string;
};

/** The text that compass points are marked in, and the places for their tools. */
export type MarkingPlace = {
  document: { contentId: number; contentCode: string };
  format: 'pdf' | 'html';
  /** Null until the text is there. */
  marks: Marks | null;
  /** The compass point that the URL names, and a setter for it. */
  named: string | null;
  onName: (name: string | null) => void;
  /** Whether something else is next to the text, in place of the chosen compass point. */
  isBesideTaken: boolean;
  /** The container for tools and messages around the text; null before it is mounted. */
  tools: HTMLElement | null;
  bar: HTMLElement | null;
  /** Listens to keys pressed in the text, where these do not reach the page. */
  listenToKeys?: (listener: (event: KeyboardEvent) => void) => () => void;
  noteOf: (place: NotePlace) => ReactNode;
};
