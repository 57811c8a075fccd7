import { ofCode, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `timeline`. */
export const timeline: ValidRequests<'timeline'> = {
  timeline: ofCode,
  origins: ({ library: { ids } }) => ({ query: { contentId: ids.newer } }),
};
