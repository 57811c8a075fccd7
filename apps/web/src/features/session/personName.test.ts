import { describe, expect, it } from 'vitest';
import { initials, personName } from './personName.ts';

type Account = Parameters<typeof personName>[0];

const called = (firstName: string, lastName: string): Account =>
  ({ email: 'ines@halvorsen.example', userAccounts: [{ firstName, lastName }] }) as Account;

describe('the name in the account menu', () => {
  it.each([
    ['Ines', 'Ravndal', 'Ines Ravndal', 'IR'],
    ['ليلى', 'حداد', 'ليلى حداد', 'لح'],
    ['潤', '佐藤', '潤 佐藤', '潤佐'],
    ['Ines', '', 'Ines', 'I'],
    ['😀ki', 'émile', '😀ki émile', '😀É'],
  ])('of %s %s is %s, for short %s', (first, last, name, short) => {
    expect(personName(called(first, last), 'Guest')).toBe(name);
    expect(initials(called(first, last), 'Guest')).toBe(short);
  });

  it('of a guest is Guest [session-039]', () => {
    expect(personName(called('', ''), 'Guest')).toBe('Guest');
    expect(initials(called('', ''), 'Guest')).toBe('G');
  });

  it('is whole up to 40 characters and cut with an ellipsis beyond [account-018]', () => {
    expect(personName(called('A'.repeat(19), 'B'.repeat(20)), 'Guest')).toBe(
      `${'A'.repeat(19)} ${'B'.repeat(20)}`,
    );
    expect(personName(called('A'.repeat(19), 'B'.repeat(21)), 'Guest')).toBe(
      `${'A'.repeat(19)} ${'B'.repeat(20)}…`,
    );
  });
});
