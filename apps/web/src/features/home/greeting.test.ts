import type { Account } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import ja from '../../locales/ja/home.json' with { type: 'json' };
import { greetingWord, nameToGreet, timeOfDay, welcomeWord } from './greeting.ts';

const account = (over: Partial<Account>): Account =>
  ({
    userType: 'INDIVIDUAL',
    userAccounts: [{ firstName: 'Ines', lastName: 'Ravndal', companyName: 'Halvorsen Consulting' }],
    cgEntitlements: [
      {
        accountId: 'a',
        accountName: 'Halvorsen Consulting',
        accountNumber: '1',
        accountSetting: { acronym: 'HC' },
      },
    ],
    selectedAccountId: 'a',
    ...over,
  }) as Account;

describe('the greeting', () => {
  it('names a person by first name [home-026]', () => {
    expect(nameToGreet(account({}))).toBe('Ines');
  });

  it('names a company by its whole name, never by its acronym [home-026] [tenant-003]', () => {
    expect(nameToGreet(account({ userType: 'COMPANY' }))).toBe('Halvorsen Consulting');
  });

  it('does not call a company as a person is called [tenant-003]', () => {
    expect(greetingWord('greeting', 9, 'COMPANY')).toBe('greeting.morning.company');
    expect(JSON.stringify(ja['greeting.morning.company'])).not.toContain('さん');
    expect(JSON.stringify(ja['greeting.morning'])).toContain('さん');
  });

  it.each([
    [3, 'evening'],
    [4, 'morning'],
    [11, 'morning'],
    [12, 'day'],
    [17, 'day'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock is for the %s', (hour, time) => {
    expect(timeOfDay(hour)).toBe(time);
  });

  it.each([
    ['greeting', 9, 'greeting.morning'],
    ['greeting', 20, 'greeting.evening'],
    ['greeting.plain', 9, 'greeting.plain'],
    ['of.another.product', 13, 'greeting.day'],
    ['title', 13, 'greeting.day'],
  ])('of a tenant with the key %s at %i o’clock is %s', (key, hour, word) => {
    expect(greetingWord(key, hour, 'INDIVIDUAL')).toBe(word);
  });

  it.each([
    ['welcome', 'welcome'],
    ['welcome.subject', 'welcome.subject'],
    ['of.another.product', 'welcome'],
    ['title', 'welcome'],
  ])('is followed by the welcome that the key %s names, if it is one [home-027]', (key, word) => {
    expect(welcomeWord(key)).toBe(word);
  });
});
