import { describe, expect, it } from 'vitest';
import { mayMark } from './mayMark.ts';

describe('the toolbar of compass points', () => {
  it.each([
    ['INDIVIDUAL', true, true],
    ['INDIVIDUAL', false, false],
    ['COMPANY', true, false],
    ['COMPANY', false, false],
  ] as const)('for %s with the flag %s is offered: %s', (userType, compassPointFlag, isOffered) => {
    expect(mayMark({ account: { userType, compassPointFlag } })).toBe(isOffered);
  });
});
