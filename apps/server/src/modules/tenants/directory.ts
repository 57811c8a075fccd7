import type { Tenant, TenantSettings } from '../../tenant.ts';
import { hostNameOf, originOf, tenantNamedBy } from './hosts.ts';

/** Finds tenants by host and by key, without asking the database for each request. */
export type TenantDirectory = {
  /** The tenant that a Host header leads to, or null when it names one that nobody knows. */
  readonly byHost: (header: string) => Tenant | null;
  /** The tenant of a key in any letter case, or null. */
  readonly byKey: (key: string) => Tenant | null;
  readonly all: () => readonly Tenant[];
  /** Takes over changed settings; the first one given is the default tenant. */
  readonly replace: (settings: readonly TenantSettings[]) => void;
};

export function tenantDirectory(initial: readonly TenantSettings[], publicUrl: URL): TenantDirectory {
  let tenants: Tenant[] = [];
  const replace = (settings: readonly TenantSettings[]): void => {
    const defaultKey = settings[0]?.key ?? '';
    tenants = settings.map((each) => ({
      key: each.key,
      origin: originOf(each, defaultKey, publicUrl),
      settings: each,
    }));
  };
  replace(initial);
  const byKey = (key: string): Tenant | null =>
    tenants.find((tenant) => tenant.key === key.toLowerCase()) ?? null;
  return {
    byKey,
    replace,
    all: () => tenants,
    byHost: (header) => {
      const named = tenantNamedBy(
        hostNameOf(header),
        tenants.map(({ settings }) => settings),
        publicUrl.hostname,
      );
      return named === null ? (tenants[0] ?? null) : byKey(named);
    },
  };
}
