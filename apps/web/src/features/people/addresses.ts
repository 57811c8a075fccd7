/** Where one person of the library is looked after. */
export const personAddress = (id: string): string =>
  `/admin/user-management/person/${encodeURIComponent(id)}`;

/** Where one account of the library is looked after. */
export const accountAddress = (id: string): string =>
  `/admin/user-management/account/${encodeURIComponent(id)}`;
