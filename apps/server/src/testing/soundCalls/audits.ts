import type { Sound } from './sound.ts';

/** Something right to send for each call of `audits`. */
export const audits: Sound<'audits'> = {
  list: () => ({ query: { sort: 'principal,asc' } }),
  csv: () => ({ query: {} }),
};
