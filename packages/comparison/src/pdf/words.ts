/** A word as it is on a page: in points from the upper left corner of the page as it is shown. */
export type PrintedWord = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A page with its words in the order in which they are read. */
export type PrintedPage = {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
};

/** A word of the text: its pieces on the pages, two where it is divided at the end of a line. */
export type TextWord = {
  /** What makes it equal to another one. */
  readonly key: string;
  /** As it is read. */
  readonly text: string;
  readonly pieces: readonly { readonly page: number; readonly word: PrintedWord }[];
};

/** How high a word is, for the eye. */
export const heightOf = ({ top, bottom }: PrintedWord): number => Math.max(1, bottom - top);

/** Whether a word is in the line of the one before it. */
export function isSameLine(one: PrintedWord, other: PrintedWord): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(heightOf(one), heightOf(other)) / 2;
}
