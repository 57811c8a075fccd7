import { nothing, type ValidRequests } from './validRequest.ts';

/** A valid request for each call of `licenseAgreements`. */
export const licenseAgreements: ValidRequests<'licenseAgreements'> = {
  agreement: nothing,
  document: nothing,
  accept: nothing,
};
