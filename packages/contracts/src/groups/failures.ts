/** Why a call about groups is refused. */
export const noGroup = {
  status: 404,
  code: 'group-not-found',
  detail: 'This group no longer exists',
} as const;

export const notOwner = {
  status: 403,
  code: 'group-not-yours',
  detail: 'Only the owner can change a group',
} as const;

export const groupChanged = {
  status: 412,
  code: 'group-changed',
  detail: 'The group was changed by someone else. Nothing was overwritten',
} as const;

export const tooManyGroups = {
  status: 409,
  code: 'groups-too-many',
  detail: 'You can have at most 1,000 groups in an account',
} as const;

export const tooManyDocuments = {
  status: 409,
  code: 'group-documents-too-many',
  detail: 'A group can have at most 10,000 documents',
} as const;

export const unknownMembers = {
  status: 400,
  code: 'group-members-unknown',
  detail: 'Members of a group must belong to its account and sign in individually',
} as const;

export const otherAccount = {
  status: 403,
  code: 'account-not-selected',
  detail: 'You are using another account. Switch accounts and try again',
} as const;

export const withoutReaders = {
  status: 409,
  code: 'group-without-readers',
  detail: 'This group has no one to email',
} as const;
