const domains = [
  'accounts',
  'audit',
  'citations',
  'collections',
  'compassPoints',
  'documents',
  'email',
  'facets',
  'favorites',
  'groups',
  'help',
  'home',
  'imports',
  'integrity',
  'management',
  'monitoring',
  'notes',
  'notifications',
  'people',
  'profile',
  'reports',
  'search',
  'session',
  'sharing',
  'subscriptions',
  'tenants',
  'tracking',
  'training',
] as const;

type Key = <const Parts extends readonly unknown[]>(...parts: Parts) => readonly [string, ...Parts];

/** Keys of the query cache by domain: `queryKeys.people('list', page)`, or `queryKeys.people()` for all of a domain. */
export const queryKeys = Object.fromEntries(
  domains.map((domain) => [domain, (...parts: unknown[]) => [domain, ...parts]]),
) as unknown as Readonly<Record<(typeof domains)[number], Key>>;
