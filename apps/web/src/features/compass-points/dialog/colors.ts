import type { SelectionMetadata } from '@norma/contracts';
import { markColours, type MarkColour } from '@norma/reader/marks';

/** The color of a mark that was made without one. */
export const defaultColor: MarkColour = 'blue';

/** The color of a mark, which is stored with its selectors. */
export const colorOf = (metadata: SelectionMetadata): MarkColour =>
  markColours.find((color) => color === metadata['colour']) ?? defaultColor;
