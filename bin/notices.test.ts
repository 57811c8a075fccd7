import { describe, expect, it } from 'vitest';
import { complaintsOf, isAllowed, noticesOf } from './notices.mjs';

const aPackage = (name: string, licence = 'MIT') => ({ name, version: '1.0.0', licence, folder: '/nowhere' });

describe('third-party notices', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['', false],
  ])('take %j: %s', (licence, expected) => {
    expect(isAllowed(licence)).toBe(expected);
  });

  it('name everything that is locked, and are content with themselves', () => {
    const packages = [aPackage('one'), aPackage('other', 'ISC')];
    expect(complaintsOf(packages, noticesOf(packages))).toEqual([]);
  });

  it('complain of what is missing, gone, or under a licence that is not allowed', () => {
    const written = noticesOf([aPackage('gone'), aPackage('kept')]);
    expect(complaintsOf([aPackage('kept'), aPackage('new', 'AGPL-3.0-only')], written)).toEqual([
      'new is under AGPL-3.0-only, which is not allowed.',
      'new 1.0.0 (AGPL-3.0-only) is missing in THIRD-PARTY-NOTICES.md.',
      'THIRD-PARTY-NOTICES.md lists gone 1.0.0 (MIT), which is not in a lock file.',
    ]);
  });
});
