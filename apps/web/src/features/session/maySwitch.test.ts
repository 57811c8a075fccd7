import type { Account } from '@norma/contracts';
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
  const cases: [isAccountFixed: boolean, Account['cgEntitlements'], boolean][] = [
    [false, two, true],
    [true, two, false],
    [false, one, false],
    [false, none, false],
  ];
  it.each(cases)('where what let somebody in settles it (%s), of %j: %s [account-012]', (...of) => {
    const [isAccountFixed, cgEntitlements, may] = of;
    expect(maySwitch({ account: { cgEntitlements, isAccountFixed } })).toBe(may);
  });
});
