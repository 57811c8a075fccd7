import { describe, expect, it } from 'vitest';
import { isIncomplete } from './profile.ts';

type Known = Parameters<typeof isIncomplete>[0];

const person = {
  firstName: 'Ines',
  lastName: 'Ravndal',
  companyName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  mobile: '',
};
const account = (accountId: string) => ({
  accountId,
  accountName: accountId,
  accountNumber: '1',
  accountSetting: { acronym: '' },
});
const complete: Known = {
  arrival: { authType: 'SSO' },
  account: {
    userType: 'INDIVIDUAL',
    userAccounts: [person],
    cgEntitlements: [account('halvorsen')],
    selectedAccountId: 'halvorsen',
  },
};
const changed = (change: Partial<Known['account']>): Known => ({
  ...complete,
  account: { ...complete.account, ...change },
});

describe('a profile that single sign-on brings along', () => {
  it.each([
    ['is complete with a name and an account', complete, false],
    ['lacks a first name', changed({ userAccounts: [{ ...person, firstName: ' ' }] }), true],
    ['lacks a last name', changed({ userAccounts: [{ ...person, lastName: '' }] }), true],
    ['lacks the person', changed({ userAccounts: [] }), true],
    ['lacks any account', changed({ cgEntitlements: [], selectedAccountId: null }), true],
    ['lacks the account that is selected', changed({ selectedAccountId: 'another' }), true],
    [
      'lacks nothing while an account is to be chosen',
      changed({ cgEntitlements: [account('one'), account('other')], selectedAccountId: null }),
      false,
    ],
    [
      'of a company needs no name',
      changed({ userType: 'COMPANY', userAccounts: [{ ...person, firstName: '', lastName: '' }] }),
      false,
    ],
  ])('%s', (_, known, expected) => {
    expect(isIncomplete(known)).toBe(expected);
  });

  it('is asked of nobody who came in another way', () => {
    const nameless = changed({ userAccounts: [{ ...person, firstName: '' }] });
    for (const authType of ['PWD', 'IP', 'JWT', 'APPLET'] as const)
      expect(isIncomplete({ ...nameless, arrival: { authType } })).toBe(false);
  });
});
