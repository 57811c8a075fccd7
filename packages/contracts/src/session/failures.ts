/** Why a sign-in does not hold any more, for every call that it is asked for. */
export const signInRefusals = {
  'account-not-allowed': {
    status: 403,
    code: 'account-not-allowed',
    detail: 'You no longer have access to the account of this sign-in',
  },
  'address-not-allowed': {
    status: 403,
    code: 'address-not-allowed',
    detail: 'Your network address does not belong to the account of this sign-in',
  },
} as const;

/** Refuses what belongs to one person to those who read through an account of their company. */
export const individualsOnly = {
  status: 403,
  code: 'individuals-only',
  detail: 'Sign in as an individual first',
} as const;
