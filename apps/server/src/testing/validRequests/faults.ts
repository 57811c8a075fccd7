import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `faults`. */
export const faults: ValidRequests<'faults'> = {
  list: () => ({ query: {} }),
  table: () => ({ query: {} }),
  check: nothing,
  startCheck: nothing,
  checkOne: ({ library: { ids } }) => ({ params: { contentId: ids.newer } }),
};
