/** Counts the ways in which references have been read: with a new one they are read again. */
export const form = 1;
