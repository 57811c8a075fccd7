import { describe, expect, it } from 'vitest';
import { secureLoginAddress } from './secureLogin.ts';

const asked = {
  clUrl: 'https://login.library.example/sign-in?brand=nsb#top',
  redirectUrl: 'https://library.example/content-access/?contentCode=NSB%7Ce&page=7#clause-9.2',
  code: 'a+b/c',
  isFederated: false,
};

describe('the secure login address', () => {
  it('names where to come back to, asks to sign in anew, and keeps what the tenant wrote [session-040]', () => {
    const address = new URL(secureLoginAddress(asked));
    expect(address.origin + address.pathname).toBe('https://login.library.example/sign-in');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      brand: 'nsb',
      redirectUrl: asked.redirectUrl,
      force: 'true',
    });
  });

  it('carries the code that names the session in its fragment alone [session-040]', () => {
    const address = new URL(secureLoginAddress(asked));
    expect(address.hash).toBe('#code=a%2Bb%2Fc');
    expect(address.search).not.toContain('a%2Bb');
  });

  it('says so of a reader who came by single sign-on, and of nobody else [session-041]', () => {
    const flagOf = (isFederated: boolean): string | null =>
      new URL(secureLoginAddress({ ...asked, isFederated })).searchParams.get('anonymousFederated');
    expect([flagOf(true), flagOf(false)]).toEqual(['true', null]);
  });
});
