/** Why a call about collections is refused: the account has none. */
export const notEnabled = {
  status: 403,
  code: 'collections-not-enabled',
  detail: 'Custom collections are not enabled for this account',
} as const;

export const noCollection = {
  status: 404,
  code: 'collection-not-found',
  detail: 'Collection not found',
} as const;

export const changed = {
  status: 412,
  code: 'collection-changed',
  detail: 'The collection was changed by someone else. Nothing was overwritten',
} as const;

export const nameTaken = {
  status: 409,
  code: 'collection-name-taken',
  detail: 'Another collection of this account has this name',
} as const;

export const tooMany = {
  status: 409,
  code: 'collections-too-many',
  detail: 'An account can have at most 1,000 collections',
} as const;

export const full = {
  status: 409,
  code: 'collection-full',
  detail: 'A collection can have at most 10,000 documents',
} as const;

export const notInAccount = {
  status: 409,
  code: 'person-not-in-account',
  detail: 'A selected person does not belong to this account',
} as const;

export const noGroup = {
  status: 409,
  code: 'collection-group-unknown',
  detail: 'A selected group no longer exists, or you are not a member',
} as const;
