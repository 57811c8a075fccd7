import { isIP } from 'node:net';
import type { TenantSettings } from '../../tenant/settings.ts';

const secondLevelSuffixes = new Set(['org', 'site', 'net', 'gov']);

/** The registrable part of a host name: `docs.example.com` gives `example.com`, `docs.example.org.uk` gives `example.org.uk`. */
export function rootDomain(host: string): string {
  const labels = host.split('.');
  const secondLast = labels.at(-2) ?? '';
  return labels.slice(secondLevelSuffixes.has(secondLast) && labels.length > 2 ? -3 : -2).join('.');
}

/** The host name of a Host header, lower case, without the port. */
export const hostNameOf = (header: string): string =>
  header.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

const nameBefore = (host: string, base: string): string | null =>
  host.endsWith(`.${base}`) ? host.slice(0, -base.length - 1) : null;

/**
 * The key of the tenant that a host names; `null` means that the host names no tenant, so the default one serves.
 * An unknown name is answered as it is, so that the caller can say that no one knows it.
 */
export function tenantNamedBy(
  host: string,
  tenants: readonly TenantSettings[],
  publicHost: string,
): string | null {
  const listed = tenants.find(({ hosts }) => hosts.includes(host));
  if (listed) return listed.key;
  if (host === publicHost || host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) > 0) return null;
  const name =
    nameBefore(host, publicHost) ?? nameBefore(host, 'localhost') ?? nameBefore(host, rootDomain(host));
  return name === 'www' ? null : name;
}

/** Where the readers of a tenant reach it. */
export function originOf(tenant: TenantSettings, defaultKey: string | null, publicUrl: URL): string {
  if (tenant.key === defaultKey) return publicUrl.origin;
  const port = publicUrl.port ? `:${publicUrl.port}` : '';
  return `${publicUrl.protocol}//${tenant.hosts[0] ?? `${tenant.key}.${publicUrl.hostname}`}${port}`;
}
