import type { ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `audit`. */
export const audit: ValidRequests<'audit'> = {
  list: () => ({ query: { sort: 'principal,asc' } }),
  csv: () => ({ query: {} }),
};
