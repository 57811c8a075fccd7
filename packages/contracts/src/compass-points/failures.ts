/** Why a call about compass points is refused. */
export const personal = {
  status: 403,
  code: 'compass-points-personal',
  detail: 'Compass points belong to people who sign in for themselves',
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
  detail: 'Compass points are switched off for this document',
} as const;

/** To a company, whose sign-in stands for many people, a shared one is closed as if nobody were signed in. */
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
  detail: 'There is no such compass point',
} as const;

export const readOnly = {
  status: 403,
  code: 'compass-point-read-only',
  detail: 'This compass point may be read, not changed',
} as const;

export const historyClosed = {
  status: 403,
  code: 'compass-point-history-closed',
  detail: 'The change history is open to those who look after compass points',
} as const;

export const changed = {
  status: 412,
  code: 'compass-point-changed',
  detail: 'The compass point was changed meanwhile; nothing was overwritten',
} as const;

export const deactivated = {
  status: 409,
  code: 'compass-point-deactivated',
  detail: 'The compass point is deactivated',
} as const;

export const active = {
  status: 409,
  code: 'compass-point-active',
  detail: 'The compass point is active already',
} as const;

export const exists = {
  status: 409,
  code: 'compass-point-exists',
  detail: 'There is another compass point of this annotation',
} as const;

export const tooMany = {
  status: 409,
  code: 'compass-points-too-many',
  detail: 'A document can have at most 10,000 compass points of one person',
} as const;

export const invalid = {
  status: 400,
  code: 'compass-point-invalid',
  detail: 'The compass point does not fit what is asked for on this document',
} as const;

/** For every call: users whose account has no compass points. */
export const closed = [personal, notEnabled] as const;
