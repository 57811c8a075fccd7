/** Why a call about groups is refused. */
export const noGroup = {
  status: 404,
  code: 'group-not-found',
  detail: 'There is no such group any more',
} as const;

export const notOwner = {
  status: 403,
  code: 'group-not-yours',
  detail: 'Only the owner of a group may change it',
} as const;

export const groupChanged = {
  status: 412,
  code: 'group-changed',
  detail: 'The group was changed meanwhile; nothing was overwritten',
} as const;

export const tooManyGroups = {
  status: 409,
  code: 'groups-too-many',
  detail: 'One person can have at most 1,000 groups in an account',
} as const;

export const tooManyDocuments = {
  status: 409,
  code: 'group-documents-too-many',
  detail: 'A group can have at most 10,000 documents',
} as const;

export const unknownMembers = {
  status: 400,
  code: 'group-members-unknown',
  detail: 'Members of a group are people of its account who sign in for themselves',
} as const;

export const otherAccount = {
  status: 403,
  code: 'account-not-selected',
  detail: 'You are reading through another account',
} as const;

export const withoutReaders = {
  status: 409,
  code: 'group-without-readers',
  detail: 'There is nobody in this group to write to',
} as const;
