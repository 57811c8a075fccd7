/** The addresses of the screens of administration. */
export const addresses = [
  '/admin',
  '/admin/user-management',
  '/admin/user-management/person/:id',
  '/admin/user-management/invitations',
  '/admin/user-management/accounts',
  '/admin/user-management/account/:id',
  '/admin/audits',
  '/admin/imports',
  '/admin/documents',
  '/admin/feedback',
  '/admin/synonyms',
  '/admin/mails',
  '/admin/tenant',
  '/admin/health',
  '/admin/metrics',
  '/admin/search-index',
  '/admin/configuration',
  '/admin/logs',
  '/admin/docs',
  '/admin/database',
] as const;
export type Address = (typeof addresses)[number];
