type Domain =
  | 'accounts'
  | 'audit'
  | 'email'
  | 'help'
  | 'imports'
  | 'integrity'
  | 'management'
  | 'monitoring'
  | 'people'
  | 'profile'
  | 'reports'
  | 'search'
  | 'session'
  | 'subscriptions'
  | 'tenants';

type Key = <const Parts extends readonly unknown[]>(...parts: Parts) => readonly [string, ...Parts];

/** Keys of the query cache by domain: `queryKeys.people('list', page)`, or `queryKeys.people()` for all of a domain. */
export const queryKeys = new Proxy({} as Readonly<Record<Domain, Key>>, {
  get:
    (_, domain) =>
    (...parts: readonly unknown[]) => [domain, ...parts],
});
