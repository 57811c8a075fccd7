import type { SelectionMetadata } from '@norma/contracts';
import { markColors, type MarkColor } from '@norma/reader/marks';

/** The color of a mark that was made without one. */
export const defaultColor: MarkColor = 'blue';

/** The color of a mark, which is stored with its selectors. */
export const colorOf = (metadata: SelectionMetadata): MarkColor =>
  markColors.find((color) => color === metadata['colour']) ?? defaultColor;
