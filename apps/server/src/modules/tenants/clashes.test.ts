import { expect, it } from 'vitest';
import { clashesOf } from './clashes.ts';

const others = [
  { key: 'astm', hosts: [] },
  { key: 'api', hosts: ['practice.example', 'clw.library.example'] },
];
const place = { others, publicHost: 'library.example', isDefault: false };

it.each([
  [['practice.example'], 'hosts[0]: "practice.example" leads to the tenant api; another host is expected'],
  [
    ['api.library.example'],
    'hosts[0]: "api.library.example" leads to the tenant api; another host is expected',
  ],
  [
    ['a.example', 'astm.localhost'],
    'hosts[1]: "astm.localhost" leads to the tenant astm; another host is expected',
  ],
  [['library.example'], 'hosts[0]: "library.example" leads to the default tenant; another host is expected'],
  [['localhost'], 'hosts[0]: "localhost" leads to the default tenant; another host is expected'],
])('the hosts %j would lead to two tenants', (hosts, expected) => {
  expect(clashesOf({ key: 'vwa', hosts }, place).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    expected,
  ]);
});

it('a key that another tenant’s host names is refused', () => {
  expect(clashesOf({ key: 'clw', hosts: [] }, place)).toEqual([
    {
      path: 'key',
      message: '"clw" is used as a host of the tenant api; another key is expected',
      code: 'host-taken',
    },
  ]);
});

it('hosts of its own clash with no one, and the default tenant may list the public host', () => {
  expect(clashesOf({ key: 'vwa', hosts: ['vwa.library.example', 'water.example'] }, place)).toEqual([]);
  expect(clashesOf({ key: 'vwa', hosts: ['library.example'] }, { ...place, isDefault: true })).toEqual([]);
});
