import type { Account, AuthenticationData } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { maySwitch } from './maySwitch.ts';

const entitlement = (accountId: string): Account['cgEntitlements'][number] => ({
  accountId,
  accountName: accountId,
  accountNumber: '1',
  accountSetting: { acronym: '' },
});
const none: Account['cgEntitlements'] = [];
const one = [entitlement('halvorsen')];
const two = [...one, entitlement('library')];

describe('another account', () => {
  const cases: [AuthenticationData['authType'], Account['cgEntitlements'], boolean][] = [
    ['PWD', two, true],
    ['IP', two, true],
    ['APPLET', two, true],
    ['JWT', two, false],
    ['SSO', two, false],
    ['PWD', one, false],
    ['SSO', one, false],
    ['PWD', none, false],
  ];
  it.each(cases)('after a sign-in by %s with %j: %s [account-012]', (authType, cgEntitlements, may) => {
    expect(maySwitch({ account: { cgEntitlements }, arrival: { authType } })).toBe(may);
  });
});
