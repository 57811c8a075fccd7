import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `profile`. */
export const profile: ValidRequests<'profile'> = {
  saveProfile: () => ({
    body: {
      address1: 'Quay 4',
      address2: '',
      city: 'Vardal',
      postalCode: '9950',
      country: 'NO',
      mobile: '+47 900 00 000',
    },
  }),
  countries: nothing,
  states: nothing,
  savePreferences: () => ({ body: { density: 'compact' as const } }),
};
