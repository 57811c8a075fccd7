import { createContext, useContext, useEffect, useRef } from 'react';

/** Where in a text its reader is, in the words of the text. */
export type ReadPlace = {
  /** A clause's number; empty where it has none. */
  number: string;
  /** A clause's title, or the page. */
  title: string;
  language?: string;
  direction?: 'ltr' | 'rtl';
  /** The ids of the clause and of those around it, the innermost first. */
  clauses: readonly string[];
};

type Acts = {
  onFind: () => void;
  /** Opens the list of clauses, where the text has it in a sheet. */
  onOpen?: (() => void) | undefined;
};

/** What a text tells the line above it. */
export type LineReading = ReadPlace & Acts;

/** The line that stays above a text while it scrolls. */
export type ReadingLine = {
  /** Whether the head of the page is scrolled away, and the line is all that is left of it. */
  isStuck: boolean;
  report: (reading: LineReading | null) => void;
  /** Scrolls the head of the page away, or back into sight. */
  fold: (isFolded: boolean) => void;
};

const nowhere: ReadingLine = { isStuck: false, report: () => {}, fold: () => {} };

/** The line of the page that a text is on; a comparison has none. */
export const ReadingLineContext = createContext(nowhere);

/** The line above the text. */
export const useLine = (): ReadingLine => useContext(ReadingLineContext);

/** Tells the line above the text where its reader is, and how to find in it; null before that is known. */
export function useReported(place: ReadPlace | null, acts: Acts): void {
  const { report } = useLine();
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  // Compared by its words: a place that is read again is another object each time.
  const words = place && JSON.stringify(place);
  const hasList = acts.onOpen !== undefined;
  useEffect(() => {
    if (words === null) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    const known = JSON.parse(words) as ReadPlace;
    report({
      ...known,
      onFind: () => latest.current.onFind(),
      ...(hasList && { onOpen: () => latest.current.onOpen?.() }),
    });
  }, [words, hasList, report]);
  useEffect(() => () => report(null), [report]);
}
