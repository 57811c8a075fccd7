import type { SelectionMetadata } from '@norma/contracts';
import { markColours, type MarkColour } from '@norma/reader/marks';

/** The colour of a mark that was made without one. */
export const usualColour: MarkColour = 'blue';

/** The colour of a mark: it is kept with what is marked. */
export const colourOf = (metadata: SelectionMetadata): MarkColour =>
  markColours.find((colour) => colour === metadata['colour']) ?? usualColour;
