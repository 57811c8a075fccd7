import { nothing, type ValidRequests } from './validRequest.ts';

/** A valid request for each call of `sso`. */
export const sso: ValidRequests<'sso'> = {
  progressiveProfilingUrl: nothing,
  entryCode: async ({ library }) => ({ body: { assertion: await library.vouch() } }),
};
