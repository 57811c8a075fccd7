import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `tenants`. */
export const tenants: ValidRequests<'tenants'> = {
  configuration: () => ({ body: {} }),
  overview: nothing,
  change: () => ({ body: { supportPhone: '+47 55 01 02 03' } }),
  configurationFile: nothing,
  externalUrls: nothing,
  words: () => ({ params: { locale: 'en' } }),
};
