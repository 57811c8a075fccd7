import { nothing, type ValidRequests } from './validRequest.ts';

/** A valid request for each call of `ipNetworks`. */
export const ipNetworks: ValidRequests<'ipNetworks'> = {
  proxySetup: nothing,
};
