type Domain =
  | 'accessRequests'
  | 'accounts'
  | 'audit'
  | 'citations'
  | 'collections'
  | 'compassPoints'
  | 'documents'
  | 'email'
  | 'facets'
  | 'favorites'
  | 'groups'
  | 'help'
  | 'home'
  | 'imports'
  | 'integrity'
  | 'management'
  | 'monitoring'
  | 'notes'
  | 'notifications'
  | 'people'
  | 'profile'
  | 'references'
  | 'reports'
  | 'search'
  | 'session'
  | 'sharing'
  | 'subscriptions'
  | 'tenants'
  | 'tracking'
  | 'training';

type Key = (...parts: readonly unknown[]) => readonly unknown[];

/** Keys of the query cache by domain: `queryKeys.people('list', page)`, or `queryKeys.people()` for all of a domain. */
export const queryKeys = new Proxy({} as Readonly<Record<Domain, Key>>, {
  get:
    (_, domain) =>
    (...parts: readonly unknown[]) => [domain, ...parts],
});
