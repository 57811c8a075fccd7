import type { ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `audits`. */
export const audits: ValidRequests<'audits'> = {
  list: () => ({ query: { sort: 'principal,asc' } }),
  csv: () => ({ query: {} }),
};
