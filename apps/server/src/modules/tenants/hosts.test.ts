import { describe, expect, it } from 'vitest';
import type { TenantSettings } from '../../tenant/settings.ts';
import { originOf, rootDomain, tenantNamedBy } from './hosts.ts';

const tenant = (key: string, hosts: string[] = []): TenantSettings =>
  ({ key, hosts }) as unknown as TenantSettings;
const tenants = [tenant('astm'), tenant('api', ['practice.example'])];

describe('the root domain of a host', () => {
  it.each([
    ['docs.example.com', 'example.com'],
    ['example.com', 'example.com'],
    ['a.b.example.com', 'example.com'],
    ['docs.example.org.uk', 'example.org.uk'],
    ['docs.example.gov.au', 'example.gov.au'],
    ['docs.library.site.de', 'library.site.de'],
    ['docs.example.net.nz', 'example.net.nz'],
    ['docs.example.org', 'example.org'],
    ['localhost', 'localhost'],
  ])('of %s is %s [tenants-017]', (host, root) => {
    expect(rootDomain(host)).toBe(root);
  });
});

describe('a host', () => {
  it.each([
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['machine', null],
    ['library.example', null],
    ['www.library.example', null],
    ['api.localhost', 'api'],
    ['api.library.example', 'api'],
    ['practice.example', 'api'],
    ['nowhere.localhost', 'nowhere'],
    ['nowhere.library.example', 'nowhere'],
    ['astm.other.example', 'astm'],
  ])('%s names %s', (host, key) => {
    expect(tenantNamedBy(host, tenants, 'library.example')).toBe(key);
  });

  it.each([
    ['library.example.org', null],
    ['www.library.example.org', null],
    ['api.library.example.org', 'api'],
  ])('%s names %s where the public address itself lies below a domain', (host, key) => {
    expect(tenantNamedBy(host, tenants, 'library.example.org')).toBe(key);
  });
});

describe('the address of a tenant', () => {
  const publicUrl = new URL('https://library.example:8443');
  it.each([
    [tenant('astm'), 'https://library.example:8443'],
    [tenant('awwa'), 'https://awwa.library.example:8443'],
    [tenant('api', ['practice.example']), 'https://practice.example:8443'],
  ])('is built from the public address', (settings, origin) => {
    expect(originOf(settings, 'astm', publicUrl)).toBe(origin);
  });
});
