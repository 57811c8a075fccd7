import { describe, expect, it } from 'vitest';
import { accountEntries } from './accountEntries.ts';
import { known, type Change } from './testing/known.ts';

const words = (change?: Change): string[] =>
  accountEntries(known(change)).map(({ name }) => ('word' in name ? name.word : name.title));
const entry = (word: string, change?: Change) =>
  accountEntries(known(change)).find(({ name }) => 'word' in name && name.word === word);

describe('the account menu', () => {
  it('leads to what is the reader’s own, in its order', () => {
    expect(words()).toEqual([
      'MY_ACCOUNT',
      'SHARED_WITH_ME',
      'ADMINISTRATION',
      'USER_MANAGEMENT',
      'MEMBER_SITE',
    ]);
  });

  it('leads to my account here, or where the tenant has profiles managed [account-002]', () => {
    expect(entry('MY_ACCOUNT')).toMatchObject({ to: '/myAccount' });
    const profileManagementUrl = 'https://profiles.nsb.example/';
    expect(entry('MY_ACCOUNT', { account: { profileManagementUrl } })).toMatchObject({
      href: profileManagementUrl,
    });
    expect(entry('MY_ACCOUNT', { account: { profileManagementUrl }, screens: [] })).toMatchObject({
      href: profileManagementUrl,
    });
    expect(entry('MY_ACCOUNT', { screens: [] })).toBeUndefined();
  });

  it('leads an administrator to user management, for the account in use [account-013]', () => {
    expect(entry('USER_MANAGEMENT')).toMatchObject({ to: '/admin/user-management/account/halvorsen' });
    const elsewhere = { userManagement: { enable: true, url: 'https://users.nsb.example/' } };
    expect(
      entry('USER_MANAGEMENT', { tenant: elsewhere, account: { selectedAccountId: 'a/b' } }),
    ).toMatchObject({
      href: 'https://users.nsb.example/account/a%2Fb',
    });
  });

  const needs: [word: string, need: string, change: Change][] = [
    ['USER_MANAGEMENT', 'the authority', { account: { authorities: ['REPORT_VIEW'] } }],
    [
      'USER_MANAGEMENT',
      'the tenant enabling it',
      { tenant: { userManagement: { enable: false, url: '/x' } } },
    ],
    ['USER_MANAGEMENT', 'an address', { tenant: { userManagement: { enable: true, url: '' } } }],
    ['USER_MANAGEMENT', 'its screen', { screens: ['/'] }],
    ['ADMINISTRATION', 'the authority', { account: { authorities: ['CP_ADMIN'] } }],
    ['ADMINISTRATION', 'its screen', { screens: ['/'] }],
    ['SHARED_WITH_ME', 'content-share', { features: [] }],
    ['MEMBER_SITE', 'an address', { tenant: { 'member-site-url': null } }],
  ];
  it.each(needs)('lacks %s without %s [account-013, account-015, account-017]', (word, _, change) => {
    expect(words()).toContain(word);
    expect(words(change)).not.toContain(word);
  });

  it('leads to the tenant’s member site [account-014]', () => {
    expect(entry('MEMBER_SITE')).toMatchObject({ href: 'https://members.nsb.example/' });
  });
});
