import type { TextLook } from '@norma/reader';
import { readingChoice } from '../../../theme/deviceChoice.ts';

/** What can be chosen of how texts are set. */
export const lookChoices = {
  size: ['small', 'normal', 'large'],
  spacing: ['close', 'normal', 'wide'],
  face: ['serif', 'sans'],
  paper: ['auto', 'light', 'sepia', 'dark'],
  lines: ['short', 'long'],
  pages: ['as-printed', 'inverted'],
} as const;

/** How a reader wants to read: the look of HTML, and PDF pages in the dark. */
export type ReadingLook = TextLook & { pages: (typeof lookChoices)['pages'][number] };

const defaults: ReadingLook = {
  size: 'normal',
  spacing: 'normal',
  face: 'serif',
  paper: 'auto',
  lines: 'short',
  pages: 'as-printed',
};

/** How the reader wants texts to be set; chosen once for all of them, and kept with the sign-in. */
export function useTextLook(): [look: ReadingLook, setLook: (look: ReadingLook) => void] {
  const look = lookOf(readingChoice.useChosen());
  return [look, (next) => readingChoice.choose(wordsOf(next))];
}

/** Reads a stored look; words that are not known are as by default. */
export function lookOf(stored: string | null): ReadingLook {
  const words = stored?.split(' ') ?? [];
  const at = <Choice extends string>(index: number, choices: readonly Choice[], fallback: Choice): Choice =>
    choices.find((choice) => choice === words[index]) ?? fallback;
  return {
    size: at(0, lookChoices.size, defaults.size),
    spacing: at(1, lookChoices.spacing, defaults.spacing),
    face: at(2, lookChoices.face, defaults.face),
    paper: at(3, lookChoices.paper, defaults.paper),
    lines: at(4, lookChoices.lines, defaults.lines),
    pages: at(5, lookChoices.pages, defaults.pages),
  };
}

/** A look as it is stored, and as the server takes it. */
export const wordsOf = ({ size, spacing, face, paper, lines, pages }: ReadingLook): string =>
  [size, spacing, face, paper, lines, pages].join(' ');
