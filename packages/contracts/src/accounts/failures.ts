export const accountChanged = {
  status: 412,
  code: 'account-changed',
  detail: 'The account was changed by someone else. Nothing was overwritten',
} as const;

export const numberTaken = {
  status: 409,
  code: 'account-number-taken',
  detail: 'Another account in this library has the number {{number}}',
} as const;

export const countryUnknown = {
  status: 400,
  code: 'account-country-unknown',
  detail: 'Unknown country or state',
} as const;

/** Refuses to delete what people still read through, or what would take others' work with it. */
export const accountInUse = {
  status: 409,
  code: 'account-in-use',
  detail: 'The account is in use. Close it instead to keep its data',
} as const;

export const ownAccount = {
  status: 409,
  code: 'account-is-yours',
  detail: 'You are using this account. Ask someone else to close or delete it',
} as const;

export const notOffered = {
  status: 400,
  code: 'publisher-not-offered',
  detail: 'This library does not offer the publisher {{publisher}}',
} as const;

export const alreadySubscribed = {
  status: 409,
  code: 'subscription-exists',
  detail: 'The account already subscribes to {{publisher}}. Change that subscription instead',
} as const;

export const subscriptionNotThere = {
  status: 404,
  code: 'subscription-not-found',
  detail: 'Subscription not found',
} as const;

export const rangesUnreadable = {
  status: 400,
  code: 'ranges-unreadable',
  detail: 'Some lines are not valid address ranges',
} as const;
