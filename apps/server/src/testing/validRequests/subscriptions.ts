import { nothing, type ValidRequests } from './validRequest.ts';

/** A valid request for each call of `subscriptions`. */
export const subscriptions: ValidRequests<'subscriptions'> = {
  own: nothing,
  ownAndOffered: nothing,
};
