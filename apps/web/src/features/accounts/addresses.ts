/** Where the accounts of the library are listed. */
export const accountsAddress = '/admin/user-management/accounts';

/** Where one account is looked after. */
export const accountAddress = (id: string): string =>
  `/admin/user-management/account/${encodeURIComponent(id)}`;

/** Where one person of the library is looked after. */
export const personAddress = (id: string): string =>
  `/admin/user-management/person/${encodeURIComponent(id)}`;

/** The list of all people who read through an account. */
export const peopleAddress = (accountId: string): string =>
  `/admin/user-management?account=${encodeURIComponent(accountId)}`;

/** The list of all people, where they are invited. */
export const allPeopleAddress = '/admin/user-management';
