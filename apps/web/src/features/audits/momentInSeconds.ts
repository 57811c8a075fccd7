import { writeMoment } from '@norma/contracts/fields';

/** A moment as the clocks around the reader show it, to the second: at night the order of things matters. */
export const momentInSeconds = (at: Date): string =>
  `${writeMoment(at, 'DD/MM/YY HH:mm')}:${String(at.getSeconds()).padStart(2, '0')}`;
