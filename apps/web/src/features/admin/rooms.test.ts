import { expect, it } from 'vitest';
import { addresses } from './addresses.ts';
import { rooms } from './rooms.ts';
import { groupsFor } from './screens.ts';

it('has a screen at every address of administration, and an address for every screen', () => {
  expect(new Set(rooms.map(({ path }) => path))).toEqual(new Set(addresses));
});

it('lists no screen that is not there', () => {
  const operator = {
    account: { authorities: ['OPERATOR' as const] },
    tenant: { userManagement: { enable: true, url: '/admin/user-management' } },
  };
  const listed = groupsFor(operator).flatMap(({ screens }) => screens.map(({ to }) => to));
  expect(addresses).toEqual(expect.arrayContaining(listed));
});
