import { describe, expect, it } from 'vitest';
import { groupsFor, isFor, screenAt, type Visitor } from './screens.ts';

const visitor = (authorities: Visitor['account']['authorities'], enable = true): Visitor => ({
  account: { authorities },
  tenant: { userManagement: { enable, url: '/admin/user-management' } },
});
const addresses = (who: Visitor): string[] =>
  groupsFor(who).flatMap(({ screens }) => screens.map(({ to }) => to));

describe('the screens of administration', () => {
  it('of the whole server are for operators', () => {
    expect(addresses(visitor(['OPERATOR', 'ADMIN']))).toContain('/admin/metrics');
    expect(addresses(visitor(['ADMIN']))).not.toContain('/admin/metrics');
    expect(isFor(visitor(['ADMIN']), '/admin/metrics')).toBe(false);
  });

  it('of people are for administrators where the tenant manages its people here, and for operators anyway', () => {
    expect(addresses(visitor(['ADMIN']))).toContain('/admin/user-management');
    expect(addresses(visitor(['ADMIN'], false))).not.toContain('/admin/user-management');
    expect(isFor(visitor(['ADMIN'], false), '/admin/user-management/account/halvorsen')).toBe(false);
    expect(isFor(visitor(['OPERATOR'], false), '/admin/user-management/account/halvorsen')).toBe(true);
  });

  it.each([
    ['/admin/user-management', 'people'],
    ['/admin/user-management/person/1', 'people'],
    ['/admin/user-management/accounts', 'accounts'],
    ['/admin/user-management/account/halvorsen', 'accounts'],
    ['/admin/mails', 'mails'],
    ['/admin', 'overview'],
  ])('hold the place of %s', (address, word) => {
    expect(screenAt(address)?.word).toBe(word);
  });

  it('are none for readers', () => {
    expect(groupsFor(visitor([]))).toEqual([]);
  });
});
