import { nothing, type Sound } from './sound.ts';

/** Something right to send for each call of `tenants`. */
export const tenants: Sound<'tenants'> = {
  configuration: () => ({ body: {} }),
  overview: nothing,
  configurationFile: nothing,
  externalUrls: nothing,
  words: () => ({ params: { locale: 'en' } }),
};
