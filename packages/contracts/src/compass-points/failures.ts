/** Why a call about compass points is refused. */
export const personal = {
  status: 403,
  code: 'compass-points-personal',
  detail: 'Compass points are available to people who sign in individually',
} as const;

/** The account has none. */
export const notEnabled = {
  status: 403,
  code: 'compass-points-not-enabled',
  title: 'Compass points are not enabled at account level setting',
  detail: 'Compass points are not enabled at account level setting',
} as const;

/** The library has none on this document. */
export const off = {
  status: 403,
  code: 'compass-points-off',
  detail: 'Compass points are turned off for this document',
} as const;

/** To a company, whose sign-in stands for many people, a shared one is closed as if no one were signed in. */
export const notEligible = {
  status: 401,
  code: 'compass-points-not-eligible',
  detail:
    'Compass Points feature is not eligible for user type. Compass Points are only viewable to logged in users.',
  headers: { 'www-authenticate': 'Bearer' },
} as const;

export const notEntitledToShared = {
  status: 403,
  code: 'document-not-entitled',
  title: 'User is not entitled for the Document',
  detail: 'User is not entitled for the Document',
} as const;

export const noMark = {
  status: 404,
  code: 'compass-point-not-found',
  detail: 'Compass point not found',
} as const;

export const readOnly = {
  status: 403,
  code: 'compass-point-read-only',
  detail: 'You can read this compass point but not change it',
} as const;

export const historyClosed = {
  status: 403,
  code: 'compass-point-history-closed',
  detail: 'Only administrators of compass points can see the change history',
} as const;

export const changed = {
  status: 412,
  code: 'compass-point-changed',
  detail: 'The compass point was changed in the meantime. Nothing was overwritten',
} as const;

export const deactivated = {
  status: 409,
  code: 'compass-point-deactivated',
  detail: 'The compass point is deactivated',
} as const;

export const active = {
  status: 409,
  code: 'compass-point-active',
  detail: 'The compass point is already active',
} as const;

export const exists = {
  status: 409,
  code: 'compass-point-exists',
  detail: 'This annotation already has a compass point',
} as const;

export const tooMany = {
  status: 409,
  code: 'compass-points-too-many',
  detail: 'A document can have at most 10,000 compass points of one person',
} as const;

export const invalid = {
  status: 400,
  code: 'compass-point-invalid',
  detail: 'The compass point does not meet the requirements for this document',
} as const;

/** For every call: users whose account has no compass points. */
export const closed = [personal, notEnabled] as const;
