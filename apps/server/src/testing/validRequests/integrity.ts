import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `integrity`. */
export const integrity: ValidRequests<'integrity'> = {
  list: () => ({ query: {} }),
  table: () => ({ query: {} }),
  check: nothing,
  startCheck: nothing,
  checkOne: ({ library: { ids } }) => ({ params: { contentId: ids.newer } }),
};
