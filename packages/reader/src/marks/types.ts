import type { Anchor, PageQuads, PartialAnchor, Stretch, Unplaced } from '@norma/anchoring';
import type { Watched } from '../view.ts';

/** The colors of marks; each has a name in words, for no one need tell colors apart. */
export const markColors = ['yellow', 'green', 'blue', 'pink', 'violet'] as const;
export type MarkColor = (typeof markColors)[number];

/** A mark to be shown: what holds it to its text, and how it looks and is called. */
export type ShownMark = {
  id: string;
  /** An anchor, or of an old mark as much as there is: its text, and in a PDF its page. */
  anchor: PartialAnchor & { pages?: readonly PageQuads[]; page?: number };
  colour: MarkColor;
  /** What assistive technology says of it: its name, the name of its color, its author. */
  label: string;
};

/** A rectangle in the window, in px: where a toolbar may be next to a selection. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Text that is selected, ready to become a mark; or why it cannot. */
export type Selected = { anchor: Anchor; box: Box } | { refused: 'too-long'; box: Box };

/** A mark that is nowhere for certain, with its text, and the place that it may be in. */
export type UnplacedMark = Pick<Unplaced, 'reason' | 'quote'> & {
  id: string;
  nearest: (Stretch & { confidence: number }) | null;
};

export type MarksState = {
  /** Where each mark is, in the order of the text, and how sure that is; 1 where it was made. */
  placed: ReadonlyMap<string, { confidence: number; page: number | null }>;
  unplaced: readonly UnplacedMark[];
  /** Marks that are still being looked for. */
  pending: number;
  /** The mark that is framed. */
  chosen: string | null;
};

/** What a view tells of its marks. */
export type MarksEvents = {
  /** Text was selected, by pointer, by touch or by keys; null when it is no more. */
  selectionMade: (selected: Selected | null) => void;
  /** A mark was clicked, tapped, or opened by a key. */
  markChosen: (id: string, box: Box) => void;
  /** Some marks could not be placed: all of them, whenever that changes. */
  unplaced: (marks: readonly UnplacedMark[]) => void;
};

/** What the selection by keys is called, and how it speaks. */
export type SelectingWords = {
  /** What it is and which keys there are. */
  label: string;
  /** Tells what is selected now. */
  selected: (text: string) => string;
};

/** The marks of a view, whatever its format. */
export type Marks = Watched<MarksState> & {
  /** Shows these marks and no others; those that were shown already are not looked for again. */
  show: (marks: readonly ShownMark[]) => void;
  /** What is selected now. */
  selected: () => Selected | null;
  /** Where what is selected is in the window now. */
  selectionBox: () => Box | null;
  /** Takes the selection away. */
  clearSelection: () => void;
  /** Brings a mark before the reader's eyes, frames it and gives it the focus, unless told to leave that; false for one that has no place. */
  jumpTo: (id: string, options?: { isFocusLeft: boolean }) => boolean;
  /** Frames a mark, or none. */
  choose: (id: string | null) => void;
  /** Selects the place that an unplaced mark may be in, and shows it; false where there is none. */
  selectNearest: (id: string) => Promise<boolean>;
  /** Lets text be selected by keys, beginning where it is being read; calls back with what was selected, or null where it was left. */
  selectByKeys: (words: SelectingWords, onDone?: (selected: Selected | null) => void) => void;
  /** Calls back for what happens; the answer ends that. */
  listen: (events: Partial<MarksEvents>) => () => void;
};
