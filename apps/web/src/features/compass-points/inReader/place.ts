import type { Marks } from '@norma/reader/marks';
import type { ReactNode } from 'react';

/** The reader's own note of a place, by the annotation that it is joined to. */
export type NotePlace = {
  annotationId: string;
  page: number | undefined;
  clause: string | undefined;
  quote: string;
};

/** The text in which compass points are marked, and where it has room for what belongs to them. */
export type MarkingPlace = {
  document: { contentId: number; contentCode: string };
  format: 'pdf' | 'html';
  /** Null until the text is there. */
  marks: Marks | null;
  /** The compass point that the address names, and a way to have it name another one, or none. */
  named: string | null;
  onName: (name: string | null) => void;
  /** Whether something else stands beside the text, in place of the chosen compass point. */
  isBesideTaken: boolean;
  /** Where the tools, and what there is to say, stand around the text; null while there is no such place. */
  tools: HTMLElement | null;
  bar: HTMLElement | null;
  /** Hears the keys that are pressed in the text, where those do not reach the page. */
  listenToKeys?: (listener: (event: KeyboardEvent) => void) => () => void;
  noteOf: (place: NotePlace) => ReactNode;
};
