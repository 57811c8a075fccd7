import type { Sound } from './sound.ts';

/** Something right to send for each call of `audit`. */
export const audit: Sound<'audit'> = {
  list: () => ({ query: { sort: 'principal,asc' } }),
  csv: () => ({ query: {} }),
};
