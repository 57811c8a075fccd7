import { themeCss } from '@norma/theme';
import type { Tenant } from '../../tenant/index.ts';
import { hostNameOf, originOf, tenantNamedBy } from './hosts.ts';
import type { TenantRow } from './store.ts';

/** Finds tenants by host and by key, without asking the database for each request. */
export type TenantDirectory = {
  /** The tenant that a Host header leads to, or null when it names one that no one knows. */
  readonly byHost: (header: string) => Tenant | null;
  /** The tenant of a key in any letter case, or null. */
  readonly byKey: (key: string) => Tenant | null;
  readonly all: () => readonly Tenant[];
  readonly defaultKey: () => string | null;
  /** Takes over what the table says; a tenant whose row cannot be read stays as it was. */
  readonly replace: (rows: readonly TenantRow[]) => void;
};

export function tenantDirectory(initial: readonly TenantRow[], publicUrl: URL): TenantDirectory {
  let tenants: Tenant[] = [];
  let defaultKey: string | null = null;
  const byKey = (key: string): Tenant | null =>
    tenants.find((tenant) => tenant.key === key.toLowerCase()) ?? null;
  const replace = (rows: readonly TenantRow[]): void => {
    const settings = rows.flatMap((row) => row.settings ?? byKey(row.key)?.settings ?? []);
    defaultKey = rows.find(({ isDefault }) => isDefault)?.key ?? null;
    tenants = settings.map((each) => ({
      key: each.key,
      origin: originOf(each, defaultKey, publicUrl),
      settings: each,
      themeCss: themeCss(each.theme),
    }));
  };
  replace(initial);
  return {
    byKey,
    replace,
    all: () => tenants,
    defaultKey: () => defaultKey,
    byHost: (header) => {
      const named = tenantNamedBy(
        hostNameOf(header),
        tenants.map(({ settings }) => settings),
        publicUrl.hostname,
      );
      return byKey(named ?? defaultKey ?? '');
    },
  };
}
