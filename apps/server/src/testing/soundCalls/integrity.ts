import { nothing, type Sound } from './sound.ts';

/** Something right to send for each call of `integrity`. */
export const integrity: Sound<'integrity'> = {
  list: () => ({ query: {} }),
  table: () => ({ query: {} }),
  check: nothing,
  startCheck: nothing,
  checkOne: ({ library: { ids } }) => ({ params: { contentId: ids.newer } }),
};
