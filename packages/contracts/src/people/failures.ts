/** Refuses administrators where the tenant does not manage its people here: operators do it for them. */
export const peopleManagedElsewhere = {
  status: 403,
  code: 'people-managed-elsewhere',
  detail: 'People of this library are managed elsewhere',
} as const;

export const personNotFound = {
  status: 404,
  code: 'person-not-found',
  detail: 'This person no longer exists',
} as const;

export const accountNotFound = {
  status: 404,
  code: 'account-not-found',
  detail: 'Account not found in this library',
} as const;

export const personChanged = {
  status: 412,
  code: 'person-changed',
  detail: 'The person was changed by someone else. Nothing was overwritten',
} as const;

export const emailTaken = {
  status: 409,
  code: 'email-taken',
  detail: 'Another person in this library has this email address',
} as const;

export const signInNameTaken = {
  status: 409,
  code: 'sign-in-name-taken',
  detail: 'Another person in this library has this sign-in name',
} as const;

/** Only operators may grant the operator authority, or change an operator. */
export const operatorsOnly = {
  status: 403,
  code: 'operators-only',
  detail: 'Only operators can manage operators',
} as const;

/** Refuses what would leave the library without anybody who looks after it. */
export const lastAdministrator = {
  status: 409,
  code: 'last-administrator',
  detail: 'This is the only administrator. Give someone else the role first',
} as const;

/** Refuses what would lock out the current user. */
export const notOneself = {
  status: 409,
  code: 'not-oneself',
  detail: 'You cannot do this to yourself. Ask another administrator',
} as const;

/** The user has lost the authority in the meantime. */
export const notAuthorized = {
  status: 403,
  code: 'not-authorized',
  detail: 'You are not authorized to access this page.',
} as const;

export const notInAccount = {
  status: 409,
  code: 'person-not-in-account',
  detail: 'A selected person does not belong to this account',
} as const;

/** The new owner could not manage what is transferred. */
export const receiverUnfit = {
  status: 409,
  code: 'receiver-unfit',
  detail: 'The new owner must be an active person of the same account who signs in individually',
} as const;
