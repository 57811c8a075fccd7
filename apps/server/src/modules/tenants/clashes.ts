import type { TenantMistake } from '@norma/contracts';
import type { TenantSettings } from '../../tenant/settings.ts';
import type { Mistake } from './mistakes.ts';

type Named = Pick<TenantSettings, 'key' | 'hosts'>;

type Place = {
  readonly others: readonly Named[];
  /** The host name of `PUBLIC_URL`. */
  readonly publicHost: string;
  readonly isDefault: boolean;
};

/** The hosts that would lead to two tenants at a time, each with the tenant that has it. */
export function clashesOf(tenant: Named, { others, publicHost, isDefault }: Place): Mistake[] {
  const ownHostsOf = (key: string): string[] => [`${key}.${publicHost}`, `${key}.localhost`];
  const ownerOf = (host: string): Named | undefined =>
    others.find(({ key, hosts }) => hosts.includes(host) || ownHostsOf(key).includes(host));

  const hosts = tenant.hosts.flatMap((host, index): Mistake[] => {
    const path = `hosts[${index}]`;
    const owner = ownerOf(host);
    if (owner) return [taken(path, `"${host}" leads to the tenant ${owner.key}; another host is expected`)];
    if (!isDefault && [publicHost, 'localhost'].includes(host))
      return [taken(path, `"${host}" leads to the default tenant; another host is expected`)];
    return [];
  });
  const listing = others.find((other) => ownHostsOf(tenant.key).some((host) => other.hosts.includes(host)));
  if (!listing) return hosts;
  return [
    taken('key', `"${tenant.key}" is used as a host of the tenant ${listing.key}; another key is expected`),
    ...hosts,
  ];
}

const taken = (path: string, message: string): Mistake => ({
  path,
  message,
  code: 'host-taken' satisfies TenantMistake,
});
